// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from '#client/kept.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { security } from '#client/pieces/here.ts';
import { prefs } from '#client/prefs.ts';
import { WithBots } from '#client/screens/mates/mates.tsx';
import { FIRST, lastWanted, rememberWanted, type Wanted } from '#client/screens/mates/wanted.ts';
import { tx } from '#client/ui/text.ts';
import { toasts } from '#client/ui/toasts.tsx';
import { button, done, gone, press, shown, stageOf } from '../browser.ts';

// How a game with bots in the page begins. Their worker only has to come and go here.

await fetchSecurity();
const RULES = security.value;

let [opened, closed] = [0, 0];
let latest: Worker | null = null;
class Worker {
  onerror: () => void = () => undefined;
  constructor() {
    opened += 1;
    latest = this;
  }
  postMessage(): void {}
  terminate(): void {
    closed += 1;
  }
}

const SECURED: Wanted = { ...FIRST, choice: { scenario: 2, modules: ['guard'] }, bots: 2 };
/** A game that was left: whoever comes back is asked first. */
const LEFT = { version: 1, wanted: FIRST, random: [1, 2, 3, 4], acts: [], now: 1 };

beforeEach(() => {
  [opened, closed] = [0, 0];
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  localStorage.clear();
  security.value = null;
  vi.stubGlobal('Worker', Worker);
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

test('playing now does not forget what was chosen', async () => {
  const chosen: Wanted = { ...FIRST, bots: 1, level: 'relaxed' };
  rememberWanted(chosen);
  shown(h(WithBots, {}));
  await vi.waitFor(() => expect(opened).toBe(1));
  expect(lastWanted()).toEqual(chosen);
});

test('bots who never come end the game with a sentence', async () => {
  const root = shown(h(WithBots, {}));
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(opened).toBe(times));
    done(() => latest?.onerror());
  }
  expect(toasts.value.map(({ text }) => text)).toEqual([tx('play.mates.lost')]);
  await vi.waitFor(() => expect(button(tx('play.solo.start'), root).disabled).toBe(false));
  expect(closed).toBe(2);
});

async function rulesCome() {
  security.value = RULES;
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Somebody comes back and has what takes longer chosen: its rules are fetched with the first start. */
function atTheSetUp() {
  write('mates.begun', LEFT);
  rememberWanted(SECURED);
  const root = shown(h(WithBots, {}));
  const start = button(tx('play.solo.start'), root);
  return { root, start };
}

test('whoever presses start twice while its rules are fetched has one game', async () => {
  const { start } = atTheSetUp();
  press(start);
  press(start);
  expect(start.disabled).toBe(true);
  await rulesCome();
  expect([opened, closed]).toEqual([1, 0]);
  gone();
  await vi.waitFor(() => expect(closed).toBe(1));
});

test('whoever leaves meanwhile has none', async () => {
  const { start } = atTheSetUp();
  press(start);
  gone();
  await rulesCome();
  expect(opened).toBe(0);
});
