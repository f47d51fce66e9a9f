import type { Card } from '../card.ts';
import { canBeMended, usableTimers } from '../looks.ts';
import { timersIn } from '../needs.ts';

// [E09] its holder has turned the glass by moving a pawn.
export const E09: Card = {
  id: 'E09',
  side: 'traitor',
  needs: (box) => box.setup.players >= 4 && timersIn(box) > 0,
  mission: {
    done: ({ tally, seat }) => tally.flipSeats.includes(seat),
    failed: (look) => usableTimers(look) === 0 && !canBeMended(look),
  },
};
