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
import { Practice } from '#client/screens/tower/practice/practice.tsx';
import { chooseTheme, isAbout, rarestOf, THEMES, theme } from '#client/screens/tower/practice/themes.ts';
import { tx } from '#client/ui/text.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';
import { aboutOf } from '#forge/about.ts';
import { gone, shown, stageOf } from './browser.ts';

const LEVELS: readonly Stars[] = [1, 2, 3, 4];

const boards = await fetchBoards();
const { daily, practice } = boards;

beforeEach(() => {
  stageOf(1_200, 800);
  localStorage.clear();
  seen.value = {};
  for (const group of THEMES) {
    chooseTheme(group);
    for (const level of LEVELS) clear(level);
  }
  chooseTheme('any');
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

describe('what one practises', () => {
  const groups = THEMES.filter((one) => one !== 'any');

  test('is about what the solution shows, as each board says', () => {
    expect(practice.filter((one) => `${one.proof.ideas}` !== `${aboutOf(one)}`)).toEqual([]);
    const named = practice.filter(({ proof }) => (proof.ideas ?? []).length > 0);
    expect(named.length).toBeGreaterThan(700);
  });

  test.each(groups)('has enough boards about one thing on every level (%s)', (group) => {
    for (const level of LEVELS) {
      const fitting = practice.filter((one) => one.proof.stars === level && isAbout(group, one));
      expect(fitting.length).toBeGreaterThanOrEqual(10);
    }
  });

  test('is what one has chosen, and what lay there before is still there after it', () => {
    const before = onTable(boards, 2)?.drawing;
    for (const group of groups) {
      chooseTheme(group);
      const dealt = onTable(boards, 2) as Shipped;
      expect(isAbout(group, dealt)).toBe(true);
      expect(onTable(boards, 2)?.drawing).toBe(dealt.drawing);
      clear(2);
      expect(onTable(boards, 2)?.name).not.toBe(dealt.name);
    }
    chooseTheme('any');
    expect(onTable(boards, 2)?.drawing).toBe(before);
  });

  test('is named by an idea that was asked for, and by none where nothing was', async () => {
    const root = shown(h(Practice, {}));
    await vi.waitFor(() => expect(root.querySelectorAll('.level-sample svg')).toHaveLength(4));
    expect(root.querySelectorAll('.level-idea')).toHaveLength(0);
    const [, doors] = root.querySelectorAll('input');
    doors?.click();
    await vi.waitFor(() => expect(root.querySelectorAll('.level-idea')).toHaveLength(4));
    expect(theme.value).toBe('doors');
    expect(localStorage.getItem('hushglass.practiceTheme')).toContain('doors');
    const shownIdea = root.querySelector('.level-idea')?.textContent ?? '';
    const idea = rarestOf('doors', onTable(boards, 1) as Shipped);
    expect(shownIdea).toBe(tx('themes.about', { idea: tx(`ideas.name.${idea as 'airlock'}`) }));
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
