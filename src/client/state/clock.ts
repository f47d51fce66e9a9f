// The host's time as the page knows it, whatever the page's own clock says. Of several
// round trips the quickest tells best: its error is at most half of it. Where two cannot both be right one of the
// clocks has stood still meanwhile, its process or its machine asleep: then the newer one is.

export interface ClockGuess {
  /** Host time minus the page's monotonic time. */
  readonly offset: number;
  readonly roundTrip: number;
}

/** Older guesses slowly lose to newer ones: clocks drift and routes change. */
const STALE = 1.05;
/** Clocks that only drift never come to differ by so much from one question to the next. */
const DRIFT = 50;

export function betterGuess(
  known: ClockGuess | null,
  sent: number,
  received: number,
  host: number,
): ClockGuess {
  const roundTrip = received - sent;
  const guess = { offset: host - (sent + roundTrip / 2), roundTrip };
  if (known === null || roundTrip <= known.roundTrip || areApart(known, guess)) return guess;
  return { ...known, roundTrip: known.roundTrip * STALE };
}

const areApart = (one: ClockGuess, other: ClockGuess) =>
  Math.abs(one.offset - other.offset) > (one.roundTrip + other.roundTrip) / 2 + DRIFT;

export function hostTime({ offset }: ClockGuess, now: number): number {
  return now + offset;
}

const UNKNOWN_TRIP = 500;

/** The host's time over connections that come and go. Its clock stands while its server is gone, or cannot write. */
export function keepHostTime(clock: () => number) {
  let guess: ClockGuess | null = null;
  let doubted = false;
  let stood: number | null = null;
  const now = () => stood ?? (guess === null ? null : hostTime(guess, clock()));
  return {
    now,
    roundTrip: () => guess?.roundTrip,
    /** The answer to a question sent at this time. */
    answered: (sent: number, host: number) => {
      guess = betterGuess(doubted ? null : guess, sent, clock(), host);
      doubted = false;
      stood = null;
    },
    /** In passing, and late by half a round trip: better than what is in doubt. */
    told: (host: number) => {
      if (!doubted && guess !== null) return;
      guess = { offset: host - clock(), roundTrip: guess?.roundTrip ?? UNKNOWN_TRIP };
      stood = null;
    },
    /** A new connection: what was known of the old one need not hold. */
    doubt: () => {
      doubted = true;
    },
    /** The server said goodbye, and the sand with it. */
    standStill: () => {
      stood = now();
    },
  };
}
