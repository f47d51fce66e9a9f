import { mannedCodes } from '#engine/mall/doors.ts';
import { HEROES, type View } from '#engine/mall/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { heroOn, isWorking, pawnNumber, printed } from '#engine/mall/ways.ts';
import { EASTERN, hasWay } from '../lessonGuards.ts';
import { exitOf, exploring, isFound, isOut, itemOf, marked, tile } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT12] the guard obeys nobody but the control room, and that lies behind a door that takes a code.

const CODE = '26';
const ROOM = '28';
const MAGE = 'mage';
const OTHERS = HEROES.filter((hero) => hero !== MAGE);

const goal = (view: View) => (view.shared.stolen ? exitOf(view, MAGE) : itemOf(view, MAGE));
const isClear = (view: View) => isOut(view, MAGE) || hasWay(view, MAGE, goal(view));
const isInside = (view: View) => heroOn(view, 'controlRoom') >= 0;

const codes = (view: View) =>
  marked(view, 'code').filter((space) => tileOf(space) === tile(view, CODE) && isWorking(view, space));

const isManned = (view: View) => OTHERS.some((hero) => mannedCodes(view, pawnNumber(view, hero)).length > 0);

const desk = (view: View) => printed(view, 'controlRoom')[0] ?? OFF;

export const CONTROL: Course = {
  first: [CODE, ROOM, '9*', '2'],
  lying: EASTERN,
  spent: (view) => isFound(view, CODE) && codes(view).length === 0 && !isInside(view) && !isClear(view),
  steps: [
    {
      text: 'securityLessons.XT12.find',
      done: (view) => [CODE, ROOM, '9*', '2'].every((one) => isFound(view, one)),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT12.code',
      meant: CODE,
      done: (view) => isClear(view) || isInside(view) || isManned(view),
      lights: (view) =>
        anyOf(
          view,
          OTHERS.flatMap((hero) => codes(view).map((space) => [hero, space] as const)),
        ),
    },
    {
      text: 'securityLessons.XT12.desk',
      meant: ROOM,
      done: (view) => isClear(view) || isInside(view),
      lights: (view) =>
        anyOf(
          view,
          OTHERS.map((hero) => [hero, desk(view)] as const),
        ),
    },
    { text: 'securityLessons.XT12.send', done: isClear },
    {
      text: 'securityLessons.XT12.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, MAGE, itemOf(view, MAGE)),
    },
    {
      text: 'securityLessons.XT12.out',
      done: (view) => isOut(view, MAGE),
      lights: (view) => towards(view, MAGE, exitOf(view, MAGE)),
    },
  ],
};
