import { type Ends, shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { type Achievement, type Sorted, sortedIn, UNSORTED, without } from './achievement.ts';
import { found } from './act.ts';
import { fourHeroes, possible } from './table.ts';

const keyOf = (ends: Ends) => ends.join();

/** [XA1] all four heroes crawl through one and the same shaft. */
export const sameShaft: Achievement<Sorted> = {
  ...possible('shafts'),
  id: 'XA1',
  first: UNSORTED,
  see: (seen, act) => {
    let now = seen;
    for (const { pawn, by, from } of act.trips) {
      const ends = shaftsOf(act.before).laid.find((pair) => pair.includes(from));
      if (by === 'shaft' && ends !== undefined && fourHeroes(act.before).includes(pawn))
        now = sortedIn(now, keyOf(ends), [pawn]);
    }
    const lost = found(act, 'shaftLost').map(({ ends }) => keyOf(ends));
    return lost.length === 0 ? now : without(now, lost);
  },
  count: ({ best }) => best,
};
