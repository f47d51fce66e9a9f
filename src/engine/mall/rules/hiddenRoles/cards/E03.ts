import type { Card } from '../card.ts';

// [E03] the dwarf is the last to arrive before the theft.
export const E03: Card = {
  id: 'E03',
  side: 'loyal',
  mission: {
    done: ({ game, tally }) => game.shared.stolen && tally.lastToItem === 'dwarf',
    failed: ({ game }) => game.shared.stolen,
  },
};
