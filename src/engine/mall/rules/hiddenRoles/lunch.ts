import { OFF } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { spaceNow } from '../../ways.ts';
import type { Look } from './card.ts';

// [C01] standing at a burger counter for half a minute.

export const HALF_A_MINUTE = 30_000;

export const isAtCounter = ({ box, shared }: PublicGame, pawn: number) =>
  box.cast[pawn]?.hero === true &&
  !shared.escaped[pawn] &&
  spaceNow({ box, shared }, shared.pawns[pawn] ?? OFF)?.marks.includes('burger') === true;

export const hasLunched = ({ game, tally, now }: Look): boolean =>
  tally.since.some((since, pawn) => now - since >= HALF_A_MINUTE && isAtCounter(game, pawn));
