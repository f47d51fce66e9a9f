import type { View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { EASTERN } from '../lessonGuards.ts';
import { exitOf, exploring, isFound, isOut, itemOf, tile } from '../lessonSeen.ts';
import { towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';
import { isReady, isRunning } from './lessonSpells.ts';

// [XT8] the guard does not move, so the mage passes him unseen; the deck shows what comes.

const ITEM = '9*';
const EXIT = '2';
const MAGE = 'mage';

/** The hard way she has to find him herself. */
const finding = (view: View) =>
  isFound(view, ITEM) ? exploring(view) : towards(view, MAGE, tile(view, '3') * 16 + WESTWARD);

/** The passage of her colour, as tile 3 lies there. */
const WESTWARD = 11;

export const HIDING: Course = {
  first: [ITEM, EXIT],
  lying: EASTERN,
  spent: (view) => !view.shared.stolen && !isReady(view, 'invisibility') && !isRunning(view, 'invisibility'),
  steps: [
    {
      text: 'securityLessons.XT8.see',
      done: (view) => !spellsOf(view).held.includes('clairvoyance'),
      token: 'castClairvoyance',
    },
    {
      text: 'securityLessons.XT8.find',
      done: (view) => isFound(view, ITEM) && isFound(view, EXIT),
      lights: finding,
    },
    {
      text: 'securityLessons.XT8.hide',
      done: (view) => !isReady(view, 'invisibility'),
      token: 'castInvisibility',
    },
    {
      text: 'securityLessons.XT8.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, MAGE, itemOf(view, MAGE)),
    },
    {
      text: 'securityLessons.XT8.out',
      done: (view) => isOut(view, MAGE),
      lights: (view) => towards(view, MAGE, exitOf(view, MAGE)),
    },
  ],
};
