import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
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

const SPELLS = ['voucher', 'frog'];

/** By chance they would hardly ever lie ready together. */
function missing({ setup, handlers }: Box): string | undefined {
  return SPELLS.find((spell) => !handlers.has('castFrog') || !setup.spells?.includes(spell));
}

export const frogDiversion: Piece<FrogDiversion> = {
  id: ID,
  needs: (box) => {
    const spell = missing(box);
    return spell === undefined ? null : refuse('setup.needsSpells', { piece: ID, spell });
  },
  theftVeto: noFrog,
};
