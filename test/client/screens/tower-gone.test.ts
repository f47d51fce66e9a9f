// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { Fetched } from '#client/screens/tower/fetched.tsx';
import type { Adviser } from '#client/screens/tower/play/advice.ts';
import { QuestScreen } from '#client/screens/tower/play/questScreen.tsx';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import { button, buttons, done, gone, nameOf, press, shown, stageOf, textOf } from '../browser.ts';
import { BY_SWAP, shippedOf } from '../towerTables.ts';

// A page that is older than what lies on its host: what it asks for is no longer there.

beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  localStorage.clear();
});
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});

const reloads = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined);
const offers = (name: string, root: Element) => vi.waitFor(() => button(name, root));

test('what fails twice with a connection is to be had by loading the page again', async () => {
  const loaded = reloads();
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    throw new Error('404');
  };
  const root = shown(h(Fetched, { fetch, children: () => null }));
  press(await offers(tx('towerMap.quest.again'), root));
  const reload = await offers(tx('page.reload'), root);
  expect([asked, loaded.mock.calls.length]).toEqual([2, 0]);
  expect(textOf(root)).toContain(tx('page.broken'));
  press(reload);
  expect(loaded).toHaveBeenCalledOnce();
});

test('without a connection it is asked for again, however often it failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = async () => Promise.reject(new Error('no connection'));
  const root = shown(h(Fetched, { fetch, children: () => null }));
  for (let times = 0; times < 3; times++) press(await offers(tx('towerMap.quest.again'), root));
});

test('so is the solver; whoever asks once more is not told what was so before', async () => {
  const loaded = reloads();
  let asked = 0;
  const solver: Adviser = {
    advise: async () => {
      asked += 1;
      throw new Error('404');
    },
  };
  const shipped = shippedOf(BY_SWAP);
  const table = localTable(shipped.quest);
  const root = shown(h(QuestScreen, { table, shipped, solver, title: 'By swap', home: '/tower' }));
  done(() => table.act({ type: 'move', pawn: 'dwarf', from: 11, to: 10 }));
  const isBroken = () => vi.waitFor(() => expect(textOf(root)).toContain(tx('tower.hint.broken')));
  press(button(tx('tower.hint'), root));
  await isBroken();
  expect(buttons(root).map(nameOf)).not.toContain(tx('page.reload'));
  press(button(tx('tower.hint.close'), root));
  press(button(tx('tower.hint'), root));
  press(await offers(tx('page.reload'), root));
  expect([asked, loaded.mock.calls.length]).toEqual([2, 1]);
});
