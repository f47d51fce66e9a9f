import { COLOUR, HEROES, type Pawn, type View } from '#engine/mall/index.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { isWorking, pawnData, pawnOn, spaceNow } from '#engine/mall/ways.ts';
import { exploring, hasWon, isFound, marked } from '../lessonSeen.ts';
import { towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT5] one use of a map lays three tiles, or four.

const MAP = '26';

const count = ({ shared }: View) => shared.memory.mapmaker?.now ?? 0;
const wanted = ({ box }: View) => (box.goals.feats.some(({ name }) => name === 'mappedFour') ? 4 : 3);

const open = (view: View, hero: Pawn) =>
  view.shared.board.unused.filter((space) => spaceNow(view, space)?.explore === COLOUR[hero]).length;

/** Whoever has the most to explore. */
const reader = (view: View) =>
  HEROES.reduce((best, hero) => (open(view, hero) > open(view, best) ? hero : best));

function isRead(view: View): boolean {
  if (mapInUse(view) !== OFF) return true;
  return marked(view, 'map').some((space) => {
    const pawn = pawnOn(view, space);
    return pawn >= 0 && pawnData(view, pawn).hero && isWorking(view, space);
  });
}

export const MAPS: Course = {
  first: [MAP, '3', '5', '4', '6'],
  spent: () => false,
  steps: [
    { text: 'securityLessons.XT5.find', done: (view) => isFound(view, MAP), lights: exploring },
    {
      text: 'securityLessons.XT5.map',
      done: (view) => isRead(view) || hasWon(view),
      lights: (view) => towards(view, reader(view), marked(view, 'map')[0] ?? OFF),
    },
    { text: 'securityLessons.XT5.first', done: (view) => count(view) > 0 || hasWon(view) },
    {
      text: 'securityLessons.XT5.more',
      params: (view) => ({ done: count(view), all: wanted(view) }),
      done: hasWon,
    },
  ],
};
