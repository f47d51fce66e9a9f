import type { Pawn, View } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isPlaced } from '#engine/mall/ways.ts';
import { clearingAny, EASTERN, hasWay, NORTH, SOUTH } from '../lessonGuards.ts';
import { exitOf, exploringFirst, isOut, itemOf, tile, tileUnder } from '../lessonSeen.ts';
import { anyOf, type Lit } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT11] a second guard comes with the theft, in front of the exit: both are moved like anyone.

const EXIT = '2*';

/** Those who have to steal and leave, and are not out yet. */
const thieves = (view: View): readonly Pawn[] =>
  view.box.goals.heroes.map((pawn) => view.box.pawns[pawn] as Pawn).filter((hero) => !isOut(view, hero));

const isThere = (view: View, space: number) => isPlaced(view, tileOf(space));
const isAllFound = (view: View) =>
  thieves(view).every((hero) => isThere(view, itemOf(view, hero)) && isThere(view, exitOf(view, hero)));

type Goal = (view: View, hero: Pawn) => number;

/** Whoever has a way goes; else whoever bars one does. */
function onwards(view: View, goal: Goal): Lit | null {
  const ways = thieves(view).map((hero) => [hero, goal(view, hero)] as const);
  const free = ways.filter(([hero, to]) => hasWay(view, hero, to));
  return anyOf(view, free) ?? clearingAny(view, ways);
}

const isBarred = (view: View, goal: Goal) =>
  thieves(view).some((hero) => !hasWay(view, hero, goal(view, hero)));

/** The tile where the second one will come is left to it. */
const isCrowded = (view: View) =>
  !view.shared.stolen &&
  view.box.cast.some(({ hero, id }) => hero && tileUnder(view, id) === tile(view, EXIT));

export const SECOND_GUARD: Course = {
  first: ['9*', EXIT, '8', '6', '10', '11'],
  lying: EASTERN,
  spent: () => false,
  steps: [
    {
      text: 'securityLessons.XT11.find',
      done: (view) => view.shared.stolen || isAllFound(view),
      lights: exploringFirst([
        ['9*', NORTH],
        [EXIT, SOUTH],
      ]),
    },
    {
      text: 'securityLessons.XT11.guard',
      done: (view) => view.shared.stolen || !isBarred(view, itemOf),
      lights: (view) => onwards(view, itemOf),
    },
    {
      text: 'securityLessons.XT11.items',
      done: (view) => view.shared.stolen,
      lights: (view) => onwards(view, itemOf) ?? (isCrowded(view) ? clearOff(view) : null),
    },
    {
      text: 'securityLessons.XT11.second',
      done: (view) => !isBarred(view, exitOf),
      lights: (view) => onwards(view, exitOf),
    },
    {
      text: 'securityLessons.XT11.out',
      done: (view) => thieves(view).length === 0,
      lights: (view) => onwards(view, exitOf),
    },
  ],
};

/** Somebody on the tile where the second guard will come goes back to where all began. */
function clearOff(view: View): Lit | null {
  const there = view.box.cast.flatMap(({ hero, id }) =>
    hero && tileUnder(view, id) === tile(view, EXIT) ? id : [],
  );
  return anyOf(
    view,
    there.flatMap((hero) => [5, 6, 9, 10].map((cell) => [hero, cell] as const)),
  );
}
