import type { Card } from '../card.ts';
import { inMall, onTile } from '../looks.ts';
import { keepsApart } from '../needs.ts';

// [E06] after the theft two pawns are on the start tile together.
export const E06: Card = {
  id: 'E06',
  side: 'loyal',
  needs: (box) => !keepsApart(box, 'tiles') && !keepsApart(box, 'malls'),
  mission: {
    done: (look) => look.game.shared.stolen && onTile(look, 0) >= 2,
    failed: (look) => inMall(look).length < 2,
  },
};
