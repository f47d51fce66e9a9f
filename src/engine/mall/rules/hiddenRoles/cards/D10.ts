import type { Card } from '../card.ts';

// [D10] an even number of flips at the end; none will do.
export const D10: Card = {
  id: 'D10',
  side: 'loyal',
  mission: { atTheEnd: true, done: ({ game }) => game.shared.flips % 2 === 0 },
};
