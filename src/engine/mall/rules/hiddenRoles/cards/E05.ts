import type { Card } from '../card.ts';
import { crowd } from '../looks.ts';
import { keepsApart } from '../needs.ts';

// [E05] after the first flip and before the theft three pawns are on one tile.
export const E05: Card = {
  id: 'E05',
  side: 'loyal',
  needs: (box) => !keepsApart(box, 'tiles'),
  mission: {
    done: (look) => {
      const { flips, stolen } = look.game.shared;
      return flips > 0 && !stolen && crowd(look) >= 3;
    },
    failed: ({ game }) => game.shared.stolen,
  },
};
