import type { Card } from '../card.ts';

// [C02] after the theft somebody goes back to an item.
export const C02: Card = {
  id: 'C02',
  side: 'loyal',
  mission: { done: ({ tally }) => tally.wentBack },
};
