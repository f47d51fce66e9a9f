// The host's time as the page knows it, whatever the page's own clock says. Of several
// round trips the quickest tells best: its error is at most half of it.

export interface ClockGuess {
  /** Host time minus the page's monotonic time. */
  readonly offset: number;
  readonly roundTrip: number;
}

/** Older guesses slowly lose to newer ones: clocks drift and routes change. */
const STALE = 1.05;

export function betterGuess(
  known: ClockGuess | null,
  sent: number,
  received: number,
  host: number,
): ClockGuess {
  const roundTrip = received - sent;
  const guess = { offset: host - (sent + roundTrip / 2), roundTrip };
  if (known === null || roundTrip <= known.roundTrip) return guess;
  return { ...known, roundTrip: known.roundTrip * STALE };
}

export function hostTime({ offset }: ClockGuess, now: number): number {
  return now + offset;
}
