import { touching } from '#engine/mall/board.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { once } from './achievement.ts';
import { guardSpaces, possible } from './table.ts';

/** [XA25] a guard stands beside a frog, wall or no wall. */
export const guardByFrog = once(
  'XA25',
  ({ after }) => {
    const frog = spellsOf(after).running.find(({ spell }) => spell === 'frog')?.space;
    if (frog === undefined) return false;
    const guards = guardSpaces(after);
    return [0, 1, 2, 3].some((side) => guards.includes(touching(after.shared.board, frog, side)));
  },
  possible('spells', 'reinforcements'),
);
