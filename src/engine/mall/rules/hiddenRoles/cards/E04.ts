import type { Card } from '../card.ts';
import { canBeMended, inMall, usableTimers } from '../looks.ts';
import { timersIn } from '../needs.ts';

// [E04] the mage turns the glass.
export const E04: Card = {
  id: 'E04',
  side: 'loyal',
  needs: (box) => timersIn(box) > 0,
  mission: {
    done: ({ tally }) => tally.flippers.includes('mage'),
    failed: (look) => !inMall(look).includes('mage') || (usableTimers(look) === 0 && !canBeMended(look)),
  },
};
