// How long an attempt at a connection is waited for, and how far it keeps from the one before. A short hole is left
// soonest by trying again soon. After a long one it is not: browsers hold back the handshakes of a page whose
// attempts keep failing, Chromium for up to five seconds each, so whoever gives up sooner never gets through.

/** So many attempts in a row are eager; none of the others is, until a connection is there. */
export const EAGER = 12;
/**
 * A connection is a handshake and an upgrade. One that takes longer probably fell into a hole, and a fresh one
 * gets through sooner than the old one is repeated (TCP waits a second, then two); but every third attempt
 * is given the time that encryption and a line slower than it seemed may need.
 */
const ROUND_TRIPS = [3, 3, 6];
const SHORTEST_WAIT = 900;
const UNKNOWN_TRIP = 500;
/** Longer than a handshake is held back, the handshake itself included. */
const PATIENT_WAIT = 6_000;
const LONGEST_WAIT = 12_000;
/** Attempts begin at least so far apart; one that was waited for has waited enough. */
const APART = [0, 250, 500, 1_000];
const FARTHEST_APART = 4_000;

/** How long the attempt is waited for after so many that failed. */
export function patienceAfter(failed: number, roundTrip = UNKNOWN_TRIP): number {
  const trips = ROUND_TRIPS[failed % ROUND_TRIPS.length] ?? 0;
  const eager = Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, trips * roundTrip));
  if (failed < EAGER) return eager;
  return spread(Math.max(eager, Math.min(LONGEST_WAIT, PATIENT_WAIT * 2 ** (failed - EAGER))));
}

/** How long after the beginning of the attempt that failed the next one begins. */
export function apartAfter(failed: number): number {
  const eager = APART[Math.min(failed, APART.length - 1)] ?? 0;
  return spread(Math.min(FARTHEST_APART, eager * 2 ** Math.max(0, failed - EAGER + 1)));
}

/** Those who were cut off in the same instant need not all come back in the same one. */
function spread(span: number): number {
  return span * (1 + Math.random() / 4);
}
