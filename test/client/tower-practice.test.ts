// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardsOfDays, FIRST_DAY, numberOf, puzzleOf, shifted } from '#client/screens/tower/daily/days.ts';
import { Share } from '#client/screens/tower/daily/share.tsx';
import { clear } from '#client/screens/tower/practice/dealt.ts';
import { onTable, seen } from '#client/screens/tower/practice/kept.ts';
import { forPractice, isOfDays } from '#client/screens/tower/practice/pick.ts';
import { fetchPool } from '#client/state/quests.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';
import { gone, shown, stageOf } from './browser.ts';

const LEVELS: readonly Stars[] = [1, 2, 3, 4];

const pool = await fetchPool();

beforeEach(() => {
  stageOf(1_200, 800);
  localStorage.clear();
  seen.value = {};
  for (const level of LEVELS) clear(level);
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

describe('practice', () => {
  test('has boards of every level, and none of a day’s, turned or mirrored', () => {
    const own = forPractice(pool);
    for (const level of LEVELS) expect(own.some(({ proof }) => proof.stars === level)).toBe(true);
    expect(own.filter((one) => isOfDays(pool, one))).toEqual([]);
    const days = Array.from({ length: 900 }, (_, index) => puzzleOf(pool, shifted(FIRST_DAY, index)));
    const names = new Set(own.map(({ name }) => name));
    expect(days.filter((one) => one === null || names.has(one.name))).toEqual([]);
  });

  test('a day’s board is known again however it lies, and whatever it is called', () => {
    const [first] = boardsOfDays(pool) as [Shipped];
    for (let turn = 0; turn < SYMMETRIES; turn++) {
      const turned = turnedTrial(first, turn);
      const renamed = { ...turned, drawing: turned.drawing.replace(/^quest .*/, 'quest another') };
      expect(isOfDays(pool, renamed)).toBe(true);
    }
  });

  test('what is shown is what one gets, and what one comes back to, until it is done', () => {
    const before = onTable(pool, 2) as Shipped;
    expect(onTable(pool, 2)?.drawing).toBe(before.drawing);
    expect(onTable(pool, 2)?.proof.solution).toEqual(before.proof.solution);
    expect(localStorage.getItem('hushglass.practiceDealt')).toContain(before.name);
    expect(onTable(pool, 3)?.proof.stars).toBe(3);
    clear(2);
    expect(onTable(pool, 2)?.drawing).not.toBe(before.drawing);
  });

  test('what must not be practised any more is dealt anew', () => {
    const [daily] = boardsOfDays(pool) as [Shipped];
    expect(isOfDays(pool, onTable(pool, 1, daily) as Shipped)).toBe(true);
    // It lay there from an older version of the page.
    expect(isOfDays(pool, onTable(pool, 1) as Shipped)).toBe(false);
  });
});

describe('the puzzle of a day', () => {
  test('has a number, and a link of its own', () => {
    expect(numberOf(FIRST_DAY)).toBe(1);
    const day = shifted(FIRST_DAY, 16);
    const root = shown(h(Share, { day, actions: 12, best: 10 }));
    const text = root.querySelector('textarea')?.value ?? '';
    expect(text).toContain('17');
    expect(text.split('\n').at(-1)).toBe(`${location.origin}/tower/daily/${day}`);
    expect(text).not.toContain('★');
  });
});
