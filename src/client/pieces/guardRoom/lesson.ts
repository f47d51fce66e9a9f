import { mannedCodes, outside } from '#engine/mall/doors.ts';
import { HEROES, type Pawn, type PawnId, type View } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { isWorking, pawnNumber, pawnOn } from '#engine/mall/ways.ts';
import { exitOf, exploring, hasWon, isFound, isOut, marked, tile } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT3] a code opens the guard room from afar, once the guard has made room.

const ROOM = '25';
const CODE = '26';

const captive = (view: View): PawnId | undefined => captives(view)[0];
const isFree = (view: View) => captive(view) === undefined;
const isManned = (view: View) =>
  isFree(view) || mannedCodes(view, pawnNumber(view, captive(view) as PawnId)).length > 0;
const atDoor = (view: View) => pawnOn(view, marked(view, 'warden')[0] ?? OFF) !== pawnNumber(view, 'warden');

const fetching = (view: View) =>
  anyOf(
    view,
    (['elf', 'mage', 'barbarian', 'dwarf'] as const)
      .filter((hero) => hero !== captive(view) && !isOut(view, hero))
      .flatMap((hero) => marked(view, 'code').map((space) => [hero, space] as const)),
  );

const leaving = (view: View) =>
  anyOf(
    view,
    HEROES.filter((hero) => !isOut(view, hero)).map((hero: Pawn) => [hero, exitOf(view, hero)]),
  );

export const CAPTIVE: Course = {
  first: [CODE, '2', '11', '10', '12', '3'],
  spent: (view) =>
    !isFree(view) &&
    isFound(view, CODE) &&
    marked(view, 'code').every((space) => tileOf(space) !== tile(view, CODE) || !isWorking(view, space)),
  steps: [
    { text: 'securityLessons.XT3.find', done: (view) => isFound(view, ROOM), lights: exploring },
    { text: 'securityLessons.XT3.code', done: isManned, lights: fetching },
    {
      text: 'securityLessons.XT3.guard',
      done: (view) => isFree(view) || atDoor(view),
      lights: (view) => towards(view, 'warden', marked(view, 'coffee')[0] ?? OFF),
    },
    {
      text: 'securityLessons.XT3.door',
      done: isFree,
      lights: (view) => towards(view, captive(view) as PawnId, outside(view, tile(view, ROOM))),
    },
    { text: 'securityLessons.XT3.out', done: hasWon, lights: leaving },
  ],
};
