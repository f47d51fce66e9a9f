import type { Card } from '../card.ts';
import { rolesOf } from '../memory.ts';

// [E10] the eye card lies before another, put there by another.
export const E10: Card = {
  id: 'E10',
  side: 'traitor',
  mission: {
    atTheEnd: true,
    done: ({ game, seat }) => {
      const { eye } = rolesOf(game);
      return eye !== null && eye.by !== seat && eye.before !== seat;
    },
  },
};
