import { HEROES, type View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { exitOf, exploring, hasWon, isFound, isOut, itemOf, tile, tileUnder } from '../lessonSeen.ts';
import { anyOf, towards } from '../lessonWay.ts';
import type { Course } from '../securityLessons.ts';
import { isReady, isRunning } from './lessonSpells.ts';

// [XT9] into a tile without doors and out of it again by three spells, with nobody left behind.

const CLOSED = '8*';
const EXIT = '10';
const ELF = 'elf';

/** What has to be so besides: nobody is on it. */
const isClear = (view: View) => view.box.goals.also.every(({ isSo }) => isSo(view));

const isOn = (view: View, hero: (typeof HEROES)[number]) => tileUnder(view, hero) === tile(view, CLOSED);
const hasLeft = (view: View) => view.shared.stolen && !isOn(view, ELF);

/** Who is left there walks out, as a ghost. */
const leaving = (view: View) => {
  const left = HEROES.filter((hero) => isOn(view, hero));
  const outside = view.shared.board.placed.flatMap(({ tile: at }) =>
    at === tile(view, CLOSED) ? [] : Array.from({ length: 16 }, (_, cell) => at * 16 + cell),
  );
  return anyOf(
    view,
    left.flatMap((hero) => outside.map((space) => [hero, space] as const)),
  );
};

export const CLOSED_TILE: Course = {
  first: [EXIT, CLOSED],
  spent: (view) => {
    const none = spellsOf(view).held.length === 0 && !isRunning(view, 'ghost');
    return none && !hasWon(view) && (!isClear(view) || !view.shared.stolen);
  },
  steps: [
    {
      text: 'securityLessons.XT9.find',
      done: (view) => isFound(view, EXIT) && isFound(view, CLOSED),
      lights: exploring,
    },
    {
      text: 'securityLessons.XT9.in',
      done: (view) => isOn(view, ELF) || view.shared.stolen,
      meant: CLOSED,
      token: 'castTeleport',
    },
    {
      text: 'securityLessons.XT9.item',
      done: (view) => view.shared.stolen,
      lights: (view) => towards(view, ELF, itemOf(view, ELF)),
    },
    { text: 'securityLessons.XT9.swap', done: hasLeft, token: 'castSwap' },
    {
      text: 'securityLessons.XT9.ghost',
      done: (view) => isClear(view) || !isReady(view, 'ghost'),
      token: 'castGhost',
    },
    { text: 'securityLessons.XT9.leave', done: isClear, lights: leaving },
    {
      text: 'securityLessons.XT9.out',
      done: (view) => isOut(view, ELF),
      lights: (view) => towards(view, ELF, exitOf(view, ELF)),
    },
  ],
};
