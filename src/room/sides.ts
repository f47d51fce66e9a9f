import type { Result, SeatResult } from '#engine/mall/state.ts';

// [H1.2] [H2.5] which side a game with hidden roles went to, for the Book: seats fare by themselves.

export const SIDES = ['loyal', 'traitors', 'nobody'] as const;
export type WinningSide = (typeof SIDES)[number];

export interface Sided {
  readonly side: WinningSide;
  /** The seats that won, a phantom's share included. */
  readonly winners: readonly number[];
}

const hasWon = ({ outcome }: SeatResult) => outcome !== 'lost';

/** Nothing for a game that was called off: nobody played it to its end [R32]. */
export function sidedResult({ won, reason, seats }: Result): Sided | null {
  if (reason === 'calledOff') return null;
  const winners = seats.flatMap((fares, seat) => (hasWon(fares) ? seat : []));
  const whole = seats.filter(({ outcome }) => outcome === 'won');
  return { side: sideOf(won, whole), winners };
}

/** A phantom's share is no victory of a side. [H5.2] Where only those won who saw through somebody, the loot is the traitors'. */
function sideOf(won: boolean, winners: readonly SeatResult[]): WinningSide {
  if (winners.length === 0) return 'nobody';
  return won && winners.some(({ reason }) => reason !== 'divined') ? 'loyal' : 'traitors';
}
