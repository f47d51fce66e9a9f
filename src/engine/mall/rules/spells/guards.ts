import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import { OFF, type Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { pawnData } from '../../ways.ts';

// What spells on guards ask.

const GUARD = 'guard';

/** [X10.13] */
export const hasNoGuard = ({ cast }: Box): boolean => !cast.some(({ kind }) => kind === GUARD);

export function noGuard(game: PublicGame, pawn: number): Refusal | null {
  return pawnData(game, pawn).kind === GUARD ? null : refuse('spell.noGuard');
}

/** The guards who are on the board, by number and where they stand. */
export function guardsAbout(game: PublicGame): readonly { readonly pawn: number; readonly at: Space }[] {
  return game.shared.pawns.flatMap((at, pawn) =>
    at !== OFF && pawnData(game, pawn).kind === GUARD ? { pawn, at } : [],
  );
}
