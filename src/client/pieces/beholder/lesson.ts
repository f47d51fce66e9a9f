import { DIRECTIONS, type Direction, HEROES, type View } from '#engine/mall/index.ts';
import { keptFrom } from '#engine/mall/meeting.ts';
import { tileTowards } from '#engine/mall/rules/beholder/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { heroOn, pawnNumber, printed } from '#engine/mall/ways.ts';
import { EASTERN, hasWay, NORTH } from '../lessonGuards.ts';
import { exitOf, exploringFirst, isFound, isOut, itemOf } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT6] the eye hovers over the dwarf's item: somebody else sends it on from tile 27.

const HOME = '7*';
const DESK = '27';
const DWARF = 'dwarf';

const goal = (view: View) => (view.shared.stolen ? exitOf(view, DWARF) : itemOf(view, DWARF));
const isClear = (view: View) => isOut(view, DWARF) || hasWay(view, DWARF, goal(view));

const over = ({ shared, ...view }: View, tile: number): View => ({
  ...view,
  shared: { ...shared, memory: { ...shared.memory, beholder: tile } },
});

/** Where it may be sent, and the dwarf's way is free then; any way it may be sent where none frees it at once. */
function ways(view: View): readonly Direction[] {
  const may = DIRECTIONS.filter((direction) => {
    const tile = tileTowards(view, direction);
    return tile !== OFF && keptFrom(view, pawnNumber(view, 'beholder'), tile) === null;
  });
  const good = may.filter((direction) => isClear(over(view, tileTowards(view, direction))));
  return good.length > 0 ? good : may;
}

const isAtDesk = (view: View) => ways(view).some((direction) => heroOn(view, `command.${direction}`) >= 0);

const toDesk = (view: View) =>
  anyOf(
    view,
    HEROES.filter((hero) => hero !== DWARF).flatMap((hero) =>
      ways(view).flatMap((direction) =>
        printed(view, `command.${direction}`).map((space) => [hero, space] as const),
      ),
    ),
  );

export const BEHOLDER: Course = {
  first: [HOME, DESK, '12'],
  lying: EASTERN,
  spent: () => false,
  steps: [
    {
      text: 'securityLessons.XT6.find',
      done: (view) => [HOME, DESK, '12'].every((tile) => isFound(view, tile)),
      lights: exploringFirst([[HOME, NORTH]]),
    },
    {
      text: 'securityLessons.XT6.desk',
      meant: DESK,
      done: (view) => isClear(view) || isAtDesk(view),
      lights: toDesk,
    },
    { text: 'securityLessons.XT6.steer', done: isClear },
    {
      text: 'securityLessons.XT6.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, DWARF, itemOf(view, DWARF)),
    },
    {
      text: 'securityLessons.XT6.out',
      done: (view) => isOut(view, DWARF),
      lights: (view) => towards(view, DWARF, exitOf(view, DWARF)),
    },
  ],
};
