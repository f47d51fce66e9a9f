import type { Card } from '../card.ts';

// [D07] loyal from the theft on for whoever set it off.
export const D07: Card = {
  id: 'D07',
  side: 'traitor',
  needs: ({ policies }) => policies.theftBy === 'anyone',
  sideNow: ({ game, tally, seat }) => (game.shared.stolen && tally.thief === seat ? 'loyal' : 'traitor'),
};
