// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { QuestScreen } from '#client/screens/tower/play/questScreen.tsx';
import { openSolver, type Solver } from '#client/solver/ask.ts';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import { button, gone, press, shown, stageOf, textOf } from '../browser.ts';
import { SolverWorker } from '../solverWorker.ts';
import { BY_SWAP, shippedOf } from '../towerTables.ts';

// Somebody is told what the way is about, and goes another one.

let solver: Solver;
beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  localStorage.clear();
  vi.stubGlobal('Worker', SolverWorker);
  SolverWorker.started = 0;
  solver = openSolver();
});
afterEach(() => {
  gone();
  solver.close();
  vi.unstubAllGlobals();
});

const soon = <T>(look: () => T) => vi.waitFor(look, { timeout: 10_000 });

/** With the idea on show; with a guide there is always somebody who wants to know. */
async function told(guide?: readonly string[]) {
  const shipped = shippedOf(BY_SWAP);
  const table = localTable(shipped.quest);
  const play = { table, shipped, solver, title: 'By swap', home: '/tower', star: 'none' } as const;
  const root = shown(h(QuestScreen, { ...play, ...(guide === undefined ? {} : { guide }) }));
  press(button(tx('tower.hint'), root));
  press(button(tx('tower.hint.more'), root));
  await soon(() => expect(textOf(root)).toContain(tx('ideas.name.calledOut')));
  return { root, table };
}

const GUIDE = ['one', 'two', 'three', 'four', 'five'];

test.each([['alone'], ['with a guide', GUIDE]])(
  'whoever goes another way meanwhile, %s, and asks again is told how it stands there',
  async (_, guide?: readonly string[]) => {
    const { root, table } = await told(guide);
    // As a page does it: nothing is drawn, nor asked, before the next moment.
    table.act({ type: 'move', pawn: 'dwarf', from: 11, to: 10 });
    expect(table.game.value?.actions).toBe(1);
    await soon(() => expect(root.querySelector('.quest-hint')).toBeNull());
    press(button(tx('tower.hint'), root));
    await soon(() => expect(textOf(root)).not.toContain(tx('tower.hint.thinking')));
    expect(textOf(root)).toContain(tx('tower.hint.open'));
    expect(SolverWorker.started).toBe(1);
  },
);
