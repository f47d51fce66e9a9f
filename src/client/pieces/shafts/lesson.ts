import { spaceNow, type View } from '#engine/mall/index.ts';
import { shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { isEmpty } from '#engine/mall/ways.ts';
import { exitOf, exploring, isFound, isOut, itemOf, tile, tileUnder } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT1] the elf's way in and out of a tile without doors leads through a shaft from tile 10.

const FROM = '10';
const CLOSED = '8*';

const own = (view: View) => [tile(view, FROM), tile(view, CLOSED)];

/** The end on tile 10, where a shaft joins both tiles. */
function mouth(view: View): Space | undefined {
  const [from, closed] = own(view);
  const joined = shaftsOf(view).laid.find(
    (ends) => ends.some((end) => tileOf(end) === from) && ends.some((end) => tileOf(end) === closed),
  );
  return joined?.find((end) => tileOf(end) === from);
}

const isIn = (view: View) => tileUnder(view, 'elf') === tile(view, CLOSED) || view.shared.stolen;

/** Tile 10, on a space where nothing would be covered. */
function dwarfsPlaces(view: View): readonly Space[] {
  const plain = (space: Space) => {
    const info = spaceNow(view, space);
    const isPlain = info?.corridor && info.exit === null && info.explore === null && info.vortex === null;
    return isPlain && isEmpty(view, space);
  };
  return view.box.print.flatMap((_, at) => (tileOf(at) === tile(view, FROM) && plain(at) ? [at] : []));
}

export const SHAFTS: Course = {
  first: [FROM, CLOSED],
  spent: (view) => shaftsOf(view).left === 0 && mouth(view) === undefined,
  steps: [
    {
      text: 'securityLessons.XT1.find',
      done: (view) => isFound(view, FROM) && isFound(view, CLOSED),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT1.dwarf',
      meant: FROM,
      done: (view) => mouth(view) !== undefined || tileUnder(view, 'dwarf') === tile(view, FROM),
      lights: (view) =>
        anyOf(
          view,
          dwarfsPlaces(view).map((at) => ['dwarf', at]),
        ),
    },
    {
      text: 'securityLessons.XT1.shaft',
      done: (view) => mouth(view) !== undefined,
      meant: CLOSED,
      token: 'layShaft',
    },
    {
      text: 'securityLessons.XT1.crawl',
      done: isIn,
      lights: (view) => towards(view, 'elf', itemOf(view, 'elf')),
    },
    {
      text: 'securityLessons.XT1.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, 'elf', itemOf(view, 'elf')),
    },
    {
      text: 'securityLessons.XT1.out',
      done: (view) => isOut(view, 'elf'),
      lights: (view) =>
        towards(view, 'elf', exitOf(view, 'elf'), (space) => own(view).includes(tileOf(space))),
    },
  ],
};
