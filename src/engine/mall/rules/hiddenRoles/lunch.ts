import { OFF } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { printed } from '../../ways.ts';
import type { Look } from './card.ts';

// [C01] standing at a burger counter for half a minute.

export const HALF_A_MINUTE = 30_000;

/** [X10.11] a token in front of a burger place closes nothing. */
export const isAtCounter = ({ box, shared }: PublicGame, pawn: number) =>
  box.cast[pawn]?.hero === true &&
  !shared.escaped[pawn] &&
  printed({ box }, 'burger').includes(shared.pawns[pawn] ?? OFF);

export const hasLunched = ({ game, tally, now }: Look): boolean =>
  tally.since.some((since, pawn) => now - since >= HALF_A_MINUTE && isAtCounter(game, pawn));
