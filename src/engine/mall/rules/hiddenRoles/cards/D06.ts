import type { Card } from '../card.ts';

// [D06] loyal for good once another has accused others.
export const D06: Card = {
  id: 'D06',
  side: 'traitor',
  sideNow: ({ tally, seat }) => (tally.shamed[seat] ? 'loyal' : 'traitor'),
};
