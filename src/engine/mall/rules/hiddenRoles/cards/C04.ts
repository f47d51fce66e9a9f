import type { Card } from '../card.ts';
import { activeSeats } from '../memory.ts';
import { anyoneProds } from '../needs.ts';

// [C04] two different players put the Do Something! pawn before its holder.
export const C04: Card = {
  id: 'C04',
  side: 'loyal',
  needs: (box) => box.setup.players >= 4 && anyoneProds(box),
  mission: {
    done: ({ tally, seat }) => (tally.naggers[seat]?.length ?? 0) >= 2,
    failed: ({ game, tally, seat }) => {
      const others = activeSeats(game).filter((other) => other !== seat);
      return new Set([...(tally.naggers[seat] ?? []), ...others]).size < 2;
    },
  },
};
