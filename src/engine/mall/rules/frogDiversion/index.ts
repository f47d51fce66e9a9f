import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Piece } from '../../piece.ts';
import type { PublicGame } from '../../state.ts';

// [XT0] [XT10] the theft needs a diversion: a frog inside a burger place.

const ID = 'frogDiversion';

interface FrogDiversion {
  readonly id: typeof ID;
  readonly refusal: 'theft.noFrog';
}

export function isFrogInside({ shared }: PublicGame): boolean {
  return shared.memory.spells?.running.some(({ spell, inside }) => spell === 'frog' && inside) ?? false;
}

function noFrog(game: PublicGame): Refusal<'theft.noFrog'> | null {
  return isFrogInside(game) ? null : refuse<'theft.noFrog'>('theft.noFrog');
}

export const frogDiversion: Piece<FrogDiversion> = {
  id: ID,
  needs: ({ handlers }) => (handlers.has('castFrog') ? null : refuse('setup.needsSpells', { piece: ID })),
  theftVeto: noFrog,
};
