import { refuse } from '../../../core/refusal.ts';
import type { Piece } from '../../piece.ts';
import { printed, spaceNow } from '../../ways.ts';

// [X7.3] [R9] exploration spaces without a colour, which the explorer explores with no hero on them.

const ID = 'autoExplore';

interface AutoExplore {
  readonly id: typeof ID;
}

export const autoExplore: Piece<AutoExplore> = {
  id: ID,
  symbols: ['auto'],
  needs: (box) =>
    printed({ box }, 'auto').length > 0
      ? null
      : refuse('setup.missingTiles', { piece: ID, tiles: '2*, 10*, 11*, 12*, 26, 28, 29' }),
  permission: {
    id: ID,
    order: 2,
    pays: (game, space) => spaceNow(game, space)?.marks.includes('auto') ?? false,
  },
};
