import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import type { PublicGame } from '../../state.ts';
import { pawnData } from '../../ways.ts';

// What spells on guards ask.

const GUARD = 'guard';

/** [X10.13] */
export const hasNoGuard = ({ cast }: Box): boolean => !cast.some(({ kind }) => kind === GUARD);

export function noGuard(game: PublicGame, pawn: number): Refusal | null {
  return pawnData(game, pawn).kind === GUARD ? null : refuse('spell.noGuard');
}
