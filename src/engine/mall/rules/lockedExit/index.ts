import { refuse } from '../../../core/refusal.ts';
import { STEEL_DOORS } from '../../doors.ts';
import type { Piece } from '../../piece.ts';

// [X6.1] the dwarf's exit lies behind a steel door: another tile 12, and codes that open doors.

const ID = 'lockedExit';

interface LockedExit {
  readonly id: typeof ID;
}

export const lockedExit: Piece<LockedExit> = {
  id: ID,
  symbols: ['code'],
  ideas: [STEEL_DOORS],
  needs: ({ tiles }) =>
    tiles.some(({ name }) => name === '12*')
      ? null
      : refuse('setup.missingTile', { piece: ID, tiles: '12*' }),
};
