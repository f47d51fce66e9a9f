import type { Card } from '../card.ts';
import { inMall } from '../looks.ts';

// [E02] the elf is the last one out.
export const E02: Card = {
  id: 'E02',
  side: 'loyal',
  mission: {
    done: ({ tally, won }) => won && tally.lastOut === 'elf',
    failed: (look) => !inMall(look).includes('elf'),
  },
};
