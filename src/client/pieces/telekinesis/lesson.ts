import type { View } from '#engine/mall/index.ts';
import { telekinesisLeft } from '#engine/mall/rules/telekinesis/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { clearing, clearingAny, EASTERN, hasWay, NORTH } from '../lessonGuards.ts';
import { exitOf, exploringFirst, isFound, isOut, itemOf, tile, tileUnder } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT7] the mage's exit is brought to the tile of her item, since nothing else may be touched between them.

const ITEM = '9*';
const EXIT = '2';
const MAGE = 'mage';

const own = (view: View) => [tile(view, ITEM), tile(view, EXIT)];

/** Whether one step leads from the one tile to the other. */
function areJoined(view: View): boolean {
  const [item = -1, exit] = own(view);
  const { next } = view.shared.board;
  return Array.from(next.slice(item * 64, item * 64 + 64)).some((to) => to >= 0 && tileOf(to) === exit);
}

/** Unexplored passages of the item's tile. */
const edges = (view: View) => view.shared.board.unused.filter((space) => tileOf(space) === tile(view, ITEM));

const isElfThere = (view: View) => edges(view).includes(spaceOfPawn(view, 'elf'));
const isReady = (view: View) => areJoined(view) || isElfThere(view);
const isFree = (view: View) => isReady(view) || tileUnder(view, 'guard') !== tile(view, ITEM);

export const TELEKINESIS: Course = {
  first: [ITEM, EXIT],
  lying: EASTERN,
  spent: (view) => telekinesisLeft(view) === 0 && !areJoined(view),
  steps: [
    {
      text: 'securityLessons.XT7.find',
      done: (view) => isFound(view, ITEM) && isFound(view, EXIT),
      lights: exploringFirst([[ITEM, NORTH]]),
    },
    {
      text: 'securityLessons.XT7.guard',
      done: (view) => isFree(view) && (isReady(view) || edges(view).some((to) => hasWay(view, 'elf', to))),
      lights: (view) =>
        clearingAny(
          view,
          edges(view).map((to) => ['elf', to] as const),
        ),
    },
    {
      text: 'securityLessons.XT7.elf',
      meant: ITEM,
      done: isReady,
      lights: (view) =>
        anyOf(
          view,
          edges(view).map((to) => ['elf', to] as const),
        ),
    },
    { text: 'securityLessons.XT7.pull', done: areJoined, meant: EXIT, token: 'telekinesis' },
    {
      text: 'securityLessons.XT7.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, MAGE, itemOf(view, MAGE)) ?? clearing(view, MAGE, itemOf(view, MAGE)),
    },
    {
      text: 'securityLessons.XT7.out',
      done: (view) => isOut(view, MAGE),
      lights: (view) =>
        towards(view, MAGE, exitOf(view, MAGE), (space) => own(view).includes(tileOf(space))) ??
        clearing(view, MAGE, exitOf(view, MAGE)),
    },
  ],
};
