import type { Card } from '../card.ts';

// [D02] a traitor for good once another has put the eye card there.
export const D02: Card = {
  id: 'D02',
  side: 'loyal',
  sideNow: ({ tally, seat }) => (tally.eyed[seat] ? 'traitor' : 'loyal'),
};
