import type { Card } from '../card.ts';
import { anyoneProds } from '../needs.ts';

// [D04] a traitor for good at the third prod.
export const D04: Card = {
  id: 'D04',
  side: 'loyal',
  needs: anyoneProds,
  sideNow: ({ tally, seat }) => ((tally.nags[seat] ?? 0) >= 3 ? 'traitor' : 'loyal'),
};
