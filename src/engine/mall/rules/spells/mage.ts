import { refuse } from '../../../core/refusal.ts';
import type { PublicGame } from '../../state.ts';
import { inHands, pawnNumber } from '../../ways.ts';
import type { Why } from './spell.ts';

// [R20] spells on the mage herself need her in the mall, and in nobody's hands.

export const MAGE = 'mage';

export function mageGone(game: PublicGame): Why {
  const mage = pawnNumber(game, MAGE);
  return game.shared.escaped[mage] ? refuse('pawn.escaped') : inHands(game, mage);
}
