// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { HintCard } from '#client/screens/tower/play/hintCard.tsx';
import type { Hint } from '#client/screens/tower/play/useHint.ts';
import { useSlow } from '#client/screens/tower/play/useSlow.ts';
import { answer } from '#client/solver/answer.ts';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Progress } from '#solver/dense/limits.ts';
import { FIVE_PAWNS } from '../../bench/fivePawns.ts';
import { gone, shown } from './browser.ts';

// A hint that takes long says so, and what is known by then.

afterEach(gone);

function fivePawns() {
  const read = parseQuest(FIVE_PAWNS);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.quest;
}

const quest = fivePawns();
const game = localTable(quest).game.value as TowerGame;

interface Told {
  /** What is read out. */
  readonly said: string;
  readonly timer: string | undefined;
}

function cardFor(hint: Partial<Hint>): Told {
  const nothing = () => undefined;
  const whole: Hint = {
    step: 1,
    counsel: 'thinking',
    idea: null,
    lostBy: null,
    slow: null,
    more: nothing,
    close: nothing,
    again: nothing,
    gone: false,
    ...hint,
  };
  const around = { game, seat: 0, people: [], undo: nothing, more: nothing, price: 'none' as const };
  const root = shown(h(HintCard, { hint: whole, layout: {} as never, ...around }));
  const said = root.querySelector('[role=status]')?.textContent ?? '';
  return { said, timer: root.querySelector('[role=timer]')?.textContent };
}

test('a hint thinks in silence at first, then says for how long it has, then what is proved', () => {
  const [thinking, long] = [tx('tower.hint.thinking'), tx('tower.hint.thinking.long')];
  expect(cardFor({})).toEqual({ said: thinking, timer: undefined });
  // What changes with every second is not read out with every second.
  const said = `${thinking}${long}`;
  const time = (text: string) => tx('tower.hint.thinking.since', { time: text });
  expect(cardFor({ slow: { proved: 0, since: 3_000 } })).toEqual({ said, timer: time('0:03') });
  const proved = tx('tower.hint.thinking.proved', { count: 21 });
  const later = { proved: 21, since: 75_000 };
  expect(cardFor({ slow: later })).toEqual({ said, timer: `${time('1:15')} ${proved}` });
  const broken = { said: tx('tower.hint.broken'), timer: undefined };
  expect(cardFor({ slow: later, counsel: 'broken' })).toEqual(broken);
});

test('what is proved is told with every second, and as it grows', async () => {
  let slow: ReturnType<typeof useSlow> | undefined;
  function Slow() {
    slow = useSlow('here');
    return h('p', {}, JSON.stringify(slow.slow));
  }
  const root = shown(h(Slow, {}));
  const begun = performance.now();
  const search = slow?.begin();
  search?.onProgress({ positions: 1, bound: 4 });
  expect(root.textContent).toBe('null');
  const told = () => JSON.parse(root.textContent ?? '') as { proved: number; since: number } | null;
  await vi.waitFor(() => expect(told()?.proved).toBe(4), { timeout: 10_000 });
  expect(performance.now() - begun).toBeGreaterThan(900);
  const { since = 0 } = told() ?? {};
  expect(since % 1_000).toBe(0);
  search?.onProgress({ positions: 1, bound: 9 });
  await vi.waitFor(() => expect(told()?.proved).toBe(9), { timeout: 10_000 });
  expect(told()?.since).toBeGreaterThan(since);
  search?.stop();
  search?.onProgress({ positions: 1, bound: 12 });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(told()?.proved).toBe(9);
});

test('whoever asks for advice hears what is proved, and nothing that is not', { timeout: 120_000 }, () => {
  const told: Progress[] = [];
  const position = firstPosition(graphOf(quest));
  const found = answer({ kind: 'advise', quest, position, offered: false }, (one) => told.push({ ...one }));
  if (found === null || !('type' in found) || found.type !== 'do') throw new Error('there is no advice');
  expect(told.length).toBeGreaterThan(1);
  const bounds = told.map(({ bound }) => bound);
  expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
  expect(bounds[0]).toBeGreaterThan(0);
  expect(bounds.at(-1)).toBeLessThanOrEqual(found.left + 1);
});
