import type { Card } from '../card.ts';

// [E01] the barbarian leaves first.
export const E01: Card = {
  id: 'E01',
  side: 'loyal',
  mission: {
    done: ({ tally }) => tally.firstOut === 'barbarian',
    failed: ({ tally }) => tally.firstOut !== null,
  },
};
