// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { QuestScreen } from '#client/screens/tower/play/questScreen.tsx';
import { botTable } from '#client/tower/botTable.ts';
import { tx } from '#client/ui/text.ts';
import type { Random } from '#engine/core/random.ts';
import { gone, shown, stageOf, textOf } from '../browser.ts';
import { BY_SWAP, shippedOf } from '../towerTables.ts';

// A lesson at a table of two: each is told what is theirs to do.

beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
});
afterEach(gone);

const SEED = [1, 2, 3, 4] as unknown as Random;
const GUIDE = ['the first line', 'two', 'three', 'four', 'five'];

test('[T2] the line of a lesson is for whoever holds the direction; the other one is told who that is', () => {
  const shipped = shippedOf(BY_SWAP);
  const table = botTable(shipped.quest, SEED, { name: 'Ada', face: 0 }, () => new Promise(() => undefined));
  const east = table.game.value?.hands.findIndex((hand) => hand.includes('east'));
  const people = table.people.value;
  const words = [0, 1].map((seat) => {
    const props = { table: { ...table, seat }, shipped, solver: null, guide: GUIDE };
    const text = textOf(shown(h(QuestScreen, { ...props, title: 'By swap', home: '/tower' })));
    gone();
    return text;
  });
  const who = people[east as number]?.name as string;
  const told = tx('tower.guide.by', {
    name: who,
    hero: tx('game.theHero.mage'),
    way: tx('game.direction.east'),
  });
  expect(words.map((text) => text.includes(told))).toEqual([east === 1, east === 0]);
  expect(words.map((text) => text.includes('the first line'))).toEqual([east === 0, east === 1]);
  table.close();
});
