import type { Card } from '../card.ts';

// [D03] a traitor for good if anybody but the dwarf leaves first.
export const D03: Card = {
  id: 'D03',
  side: 'loyal',
  sideNow: ({ tally }) => (tally.firstOut === null || tally.firstOut === 'dwarf' ? 'loyal' : 'traitor'),
};
