import type { Card } from '../card.ts';
import { inMall } from '../looks.ts';
import { enforces, tilesWithPassages } from '../needs.ts';

// [C05] twice the dwarf walks through a small passage.
export const C05: Card = {
  id: 'C05',
  side: 'loyal',
  needs: (box) => enforces(box, 'smallPassages') && tilesWithPassages(box) >= 3,
  mission: {
    done: ({ tally }) => tally.squeezes >= 2,
    failed: (look) => !inMall(look).includes('dwarf'),
  },
};
