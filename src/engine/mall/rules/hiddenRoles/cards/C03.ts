import type { Card } from '../card.ts';
import { canBeMended, inMall, usableTimers } from '../looks.ts';
import { timersIn } from '../needs.ts';

// [C03] three different pawns turn the glass. With as many as are left it may be out of reach before the last has failed.

const THREE = 3;

export const C03: Card = {
  id: 'C03',
  side: 'loyal',
  needs: (box) => timersIn(box) >= THREE,
  mission: {
    done: ({ tally }) => tally.flippers.length >= THREE,
    failed: (look) => {
      const { flippers } = look.tally;
      const others = inMall(look).filter((pawn) => !flippers.includes(pawn)).length;
      const more = canBeMended(look) ? others : Math.min(usableTimers(look), others);
      return flippers.length + more < THREE;
    },
  },
};
