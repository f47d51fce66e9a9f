import { refuse } from '../../../core/refusal.ts';
import { WATCHMAN } from '../../pawns.ts';
import type { Piece } from '../../piece.ts';
import { OFF } from '../../spaces.ts';

// [XT0] [XT3] the dwarf is nowhere in the mall at the start, and a guard with it: both wait for the guard room.

const ID = 'dwarfCaptive';

interface DwarfCaptive {
  readonly id: typeof ID;
  readonly pawn: 'warden';
}

export const dwarfCaptive: Piece<DwarfCaptive> = {
  id: ID,
  catches: true,
  needs: ({ print }) =>
    print.some(({ marks }) => marks.includes('captive'))
      ? null
      : refuse('setup.needsGuardRoom', { piece: ID }),
  pawns: [{ ...WATCHMAN, id: 'warden' }],
  deal: (box, dealing) => ({ ...dealing, pawns: dealing.pawns.with(box.pawns.indexOf('dwarf'), OFF) }),
};
