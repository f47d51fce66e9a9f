import type { Achievement } from './achievement.ts';
import { withAll } from './achievement.ts';
import type { Act } from './act.ts';
import type { AchievementId } from './goals.ts';
import { allHeroes, laysLast } from './table.ts';

interface Movers {
  readonly heroes: readonly number[];
  readonly done: boolean;
}

const moversIn = ({ before, after }: Act) =>
  allHeroes(after).filter((pawn) => before.shared.pawns[pawn] !== after.shared.pawns[pawn]);

/** The last tile lies, and no more than so many heroes have ever been anywhere else than at the start. */
export const fewMoved = (id: AchievementId, most: number): Achievement<Movers> => ({
  id,
  first: { heroes: [], done: false },
  see: (seen, act) => {
    const heroes = withAll(seen.heroes, moversIn(act));
    const done = seen.done || (heroes.length <= most && laysLast(act));
    return heroes === seen.heroes && done === seen.done ? seen : { heroes, done };
  },
  count: ({ done }) => Number(done),
});
