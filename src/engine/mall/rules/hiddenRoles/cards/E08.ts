import type { Card } from '../card.ts';

// [E08] the heist fails, but only after the theft.
export const E08: Card = {
  id: 'E08',
  side: 'traitor',
  mission: { atTheEnd: true, done: ({ game }) => game.shared.stolen },
};
