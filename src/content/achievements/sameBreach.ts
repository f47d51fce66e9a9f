import type { Step } from '#engine/mall/layer.ts';
import { type Achievement, type Sorted, sortedIn, UNSORTED, without } from './achievement.ts';
import { found } from './act.ts';
import { crossedBy } from './crossed.ts';
import { fourHeroes, possible } from './table.ts';

const keyOf = ({ from, to }: Step) => `${from},${to}`;

/** [XA3] all four heroes walk through one and the same breach. */
export const sameBreach: Achievement<Sorted> = {
  ...possible('breaches'),
  id: 'XA3',
  first: UNSORTED,
  see: (seen, act) => {
    let now = seen;
    for (const trip of act.trips)
      if (fourHeroes(act.before).includes(trip.pawn))
        for (const step of crossedBy(act, trip)) now = sortedIn(now, keyOf(step), [trip.pawn]);
    const lost = found(act, 'breachLost').map(({ step }) => keyOf(step));
    return lost.length === 0 ? now : without(now, lost);
  },
  count: ({ best }) => best,
};
