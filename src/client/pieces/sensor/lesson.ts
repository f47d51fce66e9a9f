import { HEROES, type View } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { heroOn, printed } from '#engine/mall/ways.ts';
import { EASTERN, hasWay } from '../lessonGuards.ts';
import { exitOf, exploring, isFound, isOut, itemOf } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';

// [XT13] somebody turns the beam away from the barbarian's way, in and out.

const BEAM = '6*';
const CONTROL = '29';
const BARBARIAN = 'barbarian';

const goal = (view: View) => (view.shared.stolen ? exitOf(view, BARBARIAN) : itemOf(view, BARBARIAN));
const isClear = (view: View) => isOut(view, BARBARIAN) || hasWay(view, BARBARIAN, goal(view));
const isManned = (view: View) => heroOn(view, 'sensorControl') >= 0;

const toControl = (view: View) =>
  anyOf(
    view,
    HEROES.filter((hero) => hero !== BARBARIAN).map(
      (hero) => [hero, printed(view, 'sensorControl')[0] ?? OFF] as const,
    ),
  );

export const SENSOR: Course = {
  first: [CONTROL, BEAM, '11'],
  lying: EASTERN,
  spent: () => false,
  steps: [
    {
      text: 'securityLessons.XT13.find',
      done: (view) => [BEAM, CONTROL, '11'].every((one) => isFound(view, one)),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT13.control',
      meant: CONTROL,
      done: (view) => isClear(view) || isManned(view),
      lights: toControl,
    },
    { text: 'securityLessons.XT13.turn', done: isClear, meant: BEAM },
    {
      text: 'securityLessons.XT13.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, BARBARIAN, itemOf(view, BARBARIAN)),
    },
    {
      text: 'securityLessons.XT13.out',
      done: (view) => isOut(view, BARBARIAN),
      lights: (view) => towards(view, BARBARIAN, exitOf(view, BARBARIAN)),
    },
  ],
};
