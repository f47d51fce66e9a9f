// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { write } from '#client/kept.ts';
import { days, noteDay } from '#client/screens/tower/daily/kept.ts';
import { readDays, type Solved, writeDays } from '#client/screens/tower/daily/record.ts';
import { MineList, noteMine } from '#client/screens/tower/edit/mine.tsx';
import { clear, dealtFor } from '#client/screens/tower/practice/dealt.ts';
import { notePractised, solved } from '#client/screens/tower/practice/kept.ts';
import { noteLiked, noteSolved, readPuzzles } from '#client/screens/tower/published/kept.ts';
import { gone, shown, stageOf, textOf } from './browser.ts';
import { shippedOf, TWO_DOORS } from './towerTables.ts';

// Two tabs of the tower: what the other one wrote is written to the browser's storage by the test.

beforeEach(() => {
  stageOf(1_200, 800);
  localStorage.clear();
});
afterEach(gone);

const kept = (name: string): unknown => JSON.parse(localStorage.getItem(`hushglass.${name}`) ?? 'null');

test('of a day the best of both tabs is kept', () => {
  const [day, other] = ['2026-11-03', '2026-11-04'];
  noteDay(day, 14, null, 'long');
  const gold: Solved = { actions: 9, best: true, story: 'short', onTime: true };
  write('daily', writeDays({ [day]: gold }));
  noteDay(other, 12, 'silver', 'other');
  expect(readDays(kept('daily'))).toEqual({
    [day]: gold,
    [other]: { actions: 12, near: true, story: 'other' },
  });
  expect(days.value[day]).toEqual(gold);
});

test('of a published puzzle the best of both tabs is kept', () => {
  noteSolved('a', 14, null);
  write('tower.puzzles', { a: { actions: 9, best: true }, b: { liked: true } });
  noteLiked('a');
  expect(readPuzzles(kept('tower.puzzles'))).toEqual({
    a: { actions: 9, best: true, liked: true },
    b: { liked: true },
  });
});

test('a link that was published in the other tab is not lost', () => {
  noteMine({ code: 'one', title: 'One' });
  write('towerPublished', [
    { code: 'two', title: 'Two' },
    { code: 'one', title: 'One' },
  ]);
  noteMine({ code: 'three', title: 'Three' });
  const codes = (kept('towerPublished') as readonly { code: string }[]).map(({ code }) => code);
  expect(codes).toEqual(['three', 'two', 'one']);
  expect(textOf(shown(h(MineList, {})).querySelector('ul'))).toBe('ThreeTwoOne');
});

test('what was practised in either tab is counted', () => {
  notePractised(1);
  const before = solved.value[1] as number;
  write('practiceSolved', { 1: before + 2, 3: 1 });
  notePractised(1);
  expect(kept('practiceSolved')).toEqual({ 1: before + 3, 3: 1 });
});

test('what lies on the table of another level stays there, and what lies on this one is played here too', () => {
  const shipped = shippedOf(TWO_DOORS);
  const deal = () =>
    dealtFor(
      1,
      () => true,
      () => shipped,
    );
  clear(1);
  write('practiceDealt', { 2: 'of the other tab' });
  expect(deal()?.name).toBe('two-doors');
  const { 1: drawing = '', 2: others } = kept('practiceDealt') as Record<string, string>;
  expect(others).toBe('of the other tab');
  write('practiceDealt', { 1: drawing.replace('two-doors', 'other') });
  expect(deal()?.name).toBe('other');
});
