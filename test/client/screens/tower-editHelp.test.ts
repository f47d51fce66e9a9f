// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { Edit } from '#client/screens/tower/edit/edit.tsx';
import { change, proven } from '#client/screens/tower/edit/editorState.ts';
import { EditPlay } from '#client/screens/tower/edit/editPlay.tsx';
import { isHelped } from '#client/screens/tower/helped.ts';
import { tx } from '#client/ui/text.ts';
import { button, gone, press, shown, stageOf, textOf } from '../browser.ts';
import { SolverWorker } from '../solverWorker.ts';
import { shippedOf, TWO_DOORS } from '../towerTables.ts';

// Help on the drawing board: the puzzle there may have a star to earn at its own address.

const shipped = shippedOf(TWO_DOORS);

beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  localStorage.clear();
  vi.stubGlobal('Worker', SolverWorker);
});
afterEach(() => {
  gone();
  proven.value = null;
  vi.unstubAllGlobals();
});

test('a hint has its price where a puzzle is tried out, and is told before it is paid', () => {
  proven.value = shipped;
  const root = shown(h(EditPlay, {}));
  press(button(tx('tower.hint'), root));
  expect(textOf(root)).toContain(tx('tower.price.due'));
  expect(isHelped(shipped.drawing)).toBe(false);
  press(button(tx('tower.hint.more'), root));
  expect(isHelped(shipped.drawing)).toBe(true);
});

test('the price of watching is told wherever it can be watched, wherever the drawing came from', async () => {
  // As it lies there after a reload, or typed as text.
  change(shipped.quest);
  const root = shown(h(Edit, {}));
  await vi.waitFor(() => expect(button(tx('editor.watch'), root).disabled).toBe(false), { timeout: 15_000 });
  expect(textOf(root)).toContain(tx('tower.price.due'));
  press(button(tx('editor.watch'), root));
  expect(textOf(root)).toContain(tx('tower.price.paid'));
});
