// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { Alone } from '#client/screens/tower/alone/alone.tsx';
import { begunOf, noteBegun } from '#client/screens/tower/alone/begun.ts';
import { isHelped, noteHelped } from '#client/screens/tower/helped.ts';
import { helpTaken } from '#client/screens/tower/play/helpTaken.ts';
import type { QuestDone } from '#client/screens/tower/play/questScreen.tsx';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { button, gone, key, press, shown, stageOf } from '../browser.ts';
import { shippedOf } from '../towerTables.ts';

// Help costs the star until tomorrow, and no longer, whatever was left half-played.

const SHORT = shippedOf(`quest short

+-----+-----+-----+
|xP    iP         |
+-----+-----+-----+

proof
actions 1 (at least 1)
grade 10
needs
solution
P a1
`);
const EAST = { type: 'move', pawn: 'mage', from: 1, to: 2 } as const;

beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  localStorage.clear();
});
afterEach(gone);

/** Played alone, with what it told at the end. */
function played() {
  const told: QuestDone[] = [];
  const onDone = (one: QuestDone) => told.push(one);
  const root = shown(
    h(Alone, { shipped: SHORT, keeps: true, star: 'none', title: 'Short', home: '/tower', onDone }),
  );
  const goes = (arrow: string) => {
    press(button(new RegExp(`^${tx('game.hero.mage')}`, 'i'), root));
    key(arrow);
  };
  const west = () => goes('ArrowLeft');
  return { root, told, goes, west };
}

describe('who was helped yesterday', () => {
  beforeEach(() => {
    noteHelped(SHORT.drawing, '2020-01-01');
    noteBegun(SHORT.drawing, { acts: [EAST], aided: true });
  });

  test('goes on with that, and earns no star', () => {
    const { told, west } = played();
    west();
    expect(told).toMatchObject([{ won: true, helped: true, star: null }]);
  });

  test('starts again, and earns one', () => {
    const { root, told, west } = played();
    press(button(tx('tower.restart'), root));
    west();
    expect(told).toMatchObject([{ won: true, actions: 1, helped: false, star: 'gold' }]);
  });

  test('takes the new start back, and earns none', () => {
    const { root, told, west } = played();
    press(button(tx('tower.restart'), root));
    press(button(tx('tower.undo'), root));
    expect(begunOf(SHORT.drawing)).toMatchObject({ acts: [EAST], aided: true });
    west();
    expect(told).toMatchObject([{ won: true, helped: true, star: null }]);
  });
});

test('a page that was left open over night forgives with the next start, and today’s help is none the less', () => {
  let isNow = true;
  const table = localTable(SHORT.quest);
  const help = helpTaken(false, () => isNow);
  const helped = () => help.on(table.game.value as TowerGame);
  table.act(EAST);
  help.take(table.game.value as TowerGame);
  table.act({ type: 'restart' });
  expect(helped()).toBe(true);
  isNow = false;
  expect(helped()).toBe(false);
  table.act({ type: 'undo' });
  expect(helped()).toBe(true);
});

test('today’s help is not forgiven by a new start', () => {
  const { root, told, goes } = played();
  press(button(tx('tower.hint'), root));
  press(button(tx('tower.hint.more'), root));
  expect(isHelped(SHORT.drawing)).toBe(true);
  goes('ArrowRight');
  press(button(tx('tower.restart'), root));
  // Whoever was chosen still is.
  key('ArrowLeft');
  expect(told).toMatchObject([{ won: true, actions: 1, star: null }]);
});
