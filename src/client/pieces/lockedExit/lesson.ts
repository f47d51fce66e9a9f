import { mannedCodes } from '#engine/mall/doors.ts';
import type { View } from '#engine/mall/index.ts';
import { isWorking, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import { exitOf, exploring, isFound, isOut, itemOf, marked } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT4] the dwarf's exit lies behind a steel door: somebody else holds the code.

const ITEM = '7*';
const DOOR = '12*';

const isManned = (view: View) => mannedCodes(view, pawnNumber(view, 'dwarf')).length > 0;
const onItem = (view: View) => view.shared.stolen || spaceOfPawn(view, 'dwarf') === itemOf(view, 'dwarf');

const toCode = (view: View) =>
  anyOf(
    view,
    (['barbarian', 'elf', 'mage'] as const).flatMap((hero) =>
      marked(view, 'code')
        .filter((space) => isWorking(view, space))
        .map((space) => [hero, space] as const),
    ),
  );

export const CODES: Course = {
  first: [ITEM, DOOR],
  spent: (view) => {
    const codes = marked(view, 'code');
    const used = codes.length > 1 && codes.every((space) => !isWorking(view, space));
    return used && !isOut(view, 'dwarf');
  },
  steps: [
    {
      text: 'securityLessons.XT4.find',
      done: (view) => isFound(view, ITEM) && isFound(view, DOOR),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT4.code',
      done: (view) => isManned(view) || isOut(view, 'dwarf'),
      lights: toCode,
    },
    {
      text: 'securityLessons.XT4.item',
      done: onItem,
      lights: (view) => towards(view, 'dwarf', itemOf(view, 'dwarf')),
    },
    { text: 'securityLessons.XT4.steal', done: (view) => view.shared.stolen },
    {
      text: 'securityLessons.XT4.door',
      done: (view) => isOut(view, 'dwarf'),
      lights: (view) => towards(view, 'dwarf', exitOf(view, 'dwarf')),
    },
  ],
};
