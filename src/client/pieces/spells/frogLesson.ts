import type { View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { exitOf, exploring, isFound, isOut, itemOf } from '../lessonSeen.ts';
import { anyOf } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';
import { isReady } from './lessonSpells.ts';

// [XT10] the guard goes for a burger and becomes a frog over it; that is the moment to steal.

const HEROES = ['mage', 'barbarian'] as const;

const isFrogInside = (view: View) =>
  spellsOf(view).running.some(({ spell, inside }) => spell === 'frog' && inside);

const toItems = (view: View) =>
  anyOf(
    view,
    HEROES.map((hero) => [hero, itemOf(view, hero)] as const),
  );
const toExits = (view: View) =>
  anyOf(
    view,
    HEROES.filter((hero) => !isOut(view, hero)).map((hero) => [hero, exitOf(view, hero)] as const),
  );

export const FROG: Course = {
  first: ['9*', '6', '2', '11'],
  spent: (view) => !view.shared.stolen && !isFrogInside(view) && !isReady(view, 'frog'),
  steps: [
    {
      text: 'securityLessons.XT10.find',
      done: (view) => ['6', '9*', '2', '11'].every((one) => isFound(view, one)),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT10.voucher',
      done: (view) => !isReady(view, 'voucher'),
      meant: '6',
      token: 'castVoucher',
    },
    { text: 'securityLessons.XT10.frog', done: (view) => !isReady(view, 'frog'), token: 'castFrog' },
    { text: 'securityLessons.XT10.items', done: (view) => view.shared.stolen, lights: toItems },
    {
      text: 'securityLessons.XT10.out',
      done: (view) => HEROES.every((hero) => isOut(view, hero)),
      lights: toExits,
    },
  ],
};
