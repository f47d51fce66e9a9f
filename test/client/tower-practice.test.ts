// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FIRST_DAY,
  numberOf,
  OWN_BOARDS,
  puzzleOf,
  shifted,
  starsOf,
} from '#client/screens/tower/daily/days.ts';
import { Share } from '#client/screens/tower/daily/share.tsx';
import { clear } from '#client/screens/tower/practice/dealt.ts';
import { fetchBoards, onTable, seen } from '#client/screens/tower/practice/kept.ts';
import { isOfDays } from '#client/screens/tower/practice/pick.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';
import { gone, shown, stageOf } from './browser.ts';

const LEVELS: readonly Stars[] = [1, 2, 3, 4];

const boards = await fetchBoards();
const { daily, practice } = boards;

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
  test('has 750 boards of all levels, and none of a day’s, turned or mirrored', () => {
    expect(practice).toHaveLength(750);
    for (const level of LEVELS)
      expect(practice.filter(({ proof }) => proof.stars === level).length).toBeGreaterThan(150);
    expect(practice.filter((one) => isOfDays(daily, one))).toEqual([]);
    const days = Array.from({ length: 900 }, (_, index) => puzzleOf(daily, shifted(FIRST_DAY, index)));
    const names = new Set(practice.map(({ name }) => name));
    expect(days.filter((one) => one === null || names.has(one.name))).toEqual([]);
  });

  test('a day’s board is known again however it lies, and whatever it is called', () => {
    const [first] = daily as readonly [Shipped];
    for (let turn = 0; turn < SYMMETRIES; turn++) {
      const turned = turnedTrial(first, turn);
      const renamed = { ...turned, drawing: turned.drawing.replace(/^quest .*/, 'quest another') };
      expect(isOfDays(daily, renamed)).toBe(true);
    }
  });

  test('what is shown is what one gets, and what one comes back to, until it is done', () => {
    const before = onTable(boards, 2) as Shipped;
    expect(onTable(boards, 2)?.drawing).toBe(before.drawing);
    expect(onTable(boards, 2)?.proof.solution).toEqual(before.proof.solution);
    expect(localStorage.getItem('hushglass.practiceDealt')).toContain(before.name);
    expect(onTable(boards, 3)?.proof.stars).toBe(3);
    clear(2);
    expect(onTable(boards, 2)?.drawing).not.toBe(before.drawing);
  });

  test('what must not be practised any more is dealt anew', () => {
    const [ofADay] = daily as readonly [Shipped];
    expect(isOfDays(daily, onTable(boards, 1, ofADay) as Shipped)).toBe(true);
    // It lay there from an older version of the page.
    expect(isOfDays(daily, onTable(boards, 1) as Shipped)).toBe(false);
  });
});

describe('the puzzle of a day', () => {
  const year = Array.from({ length: OWN_BOARDS }, (_, number) => shifted(FIRST_DAY, number));

  test('is another every day of a year, as hard as the day says', () => {
    const boards = year.map((day) => puzzleOf(daily, day) as Shipped);
    expect(boards).toEqual(daily);
    const wrong = year.filter((day, index) => boards[index]?.proof.stars !== starsOf(day));
    expect(wrong).toEqual([]);
  });

  test('of the days gone by is the one that was played then', () => {
    const names = ['pool-2', 'pool-55', 'pool-103', 'pool-128', 'pool-190', 'pool-221', 'pool-316'];
    expect(year.slice(0, 7).map((day) => puzzleOf(daily, day)?.name)).toEqual(names);
    expect(puzzleOf(daily, '2026-11-18')?.name).toBe('pool-87');
  });

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
