import { describe, expect, test } from 'vitest';
import {
  type Day,
  dayNumber,
  dayOf,
  FIRST_DAY,
  puzzleOf,
  shifted,
  starsOf,
} from '#client/screens/tower/daily/days.ts';
import {
  longestStreak,
  marksOf,
  monthFrom,
  readDays,
  streak,
  weeksOf,
  withDay,
  writeDays,
} from '#client/screens/tower/daily/record.ts';
import { poolOf } from './pool.ts';

const days = (count: number): readonly Day[] =>
  Array.from({ length: count }, (_, index) => shifted(FIRST_DAY, index));

describe('the puzzle of the day', () => {
  test('a day is one of the calendar, in world time', () => {
    expect(dayOf(Date.UTC(2026, 10, 15, 23, 59))).toBe('2026-11-15');
    expect(dayNumber(FIRST_DAY)).toBe(0);
    expect(dayNumber(shifted(FIRST_DAY, 400))).toBe(400);
    for (const wrong of ['2026-11-01', '2026-13-01', '2027-02-30', '15 November', ''])
      expect(dayNumber(wrong)).toBeNull();
  });

  test('is easy on Monday and hard on Sunday', () => {
    expect(days(7).map(starsOf)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('is the one that lies there, a year long', () => {
    const boards = poolOf(400);
    expect(days(366).map((day) => puzzleOf(boards, day)?.name)).toEqual(
      boards.slice(0, 366).map(({ name }) => name),
    );
  });

  test('does not change when others are appended to the pool', () => {
    const [pool, larger] = [poolOf(366), poolOf(400)];
    for (const day of days(900)) expect(puzzleOf(larger, day)).toEqual(puzzleOf(pool, day));
  });

  test('comes back only in another way, on the same day of the week, and not for a year', () => {
    const pool = poolOf(366);
    const mondays = days(7 * 106).filter((_, index) => index % 7 === 0);
    const shown = mondays.map((day) => puzzleOf(pool, day));
    expect(new Set(shown.slice(0, 53).map((one) => one?.name)).size).toBe(53);
    expect(new Set(shown.map((one) => one?.name)).size).toBe(53);
    expect(new Set(shown.map((one) => one?.drawing)).size).toBe(106);
  });

  test('there is none before the first, and none without a pool', () => {
    expect(puzzleOf(poolOf(8), shifted(FIRST_DAY, -1))).toBeNull();
    expect(puzzleOf([], FIRST_DAY)).toBeNull();
  });
});

describe('days in a row', () => {
  const onTime = (...numbers: number[]) =>
    Object.fromEntries(
      numbers.map((number) => [shifted(FIRST_DAY, number), { actions: 5, onTime: true as const }]),
    );

  test('count while none is missed, today’s being still to come', () => {
    const solved = onTime(0, 1, 2, 5, 6);
    expect(streak(solved, shifted(FIRST_DAY, 6))).toBe(2);
    expect(streak(solved, shifted(FIRST_DAY, 7))).toBe(2);
    expect(streak(solved, shifted(FIRST_DAY, 8))).toBe(0);
    expect(longestStreak(solved)).toBe(3);
    expect(longestStreak({})).toBe(0);
  });

  test('the longest row is found in one look over them, in whatever order they were solved', () => {
    expect(longestStreak(onTime(6, 2, 1, 5, 0, 9))).toBe(3);
    const asked: string[] = [];
    const watched = new Proxy(onTime(...Array.from({ length: 300 }, (_, index) => index)), {
      get: (all, day: string) => {
        asked.push(day);
        return all[day];
      },
    });
    expect(longestStreak(watched)).toBe(300);
    expect(asked.length).toBe(300);
  });

  test('those made up for later do not count, and are kept', () => {
    const solved = withDay(onTime(0, 2), shifted(FIRST_DAY, 1), { actions: 7, best: true });
    expect(longestStreak(solved)).toBe(1);
    expect(readDays(JSON.parse(JSON.stringify(writeDays(solved))))).toEqual(solved);
  });

  test('playing one again takes nothing away', () => {
    const again = withDay(onTime(0), FIRST_DAY, { actions: 4, best: true });
    expect(again[FIRST_DAY]).toEqual({ actions: 4, best: true, onTime: true });
    expect(withDay(again, FIRST_DAY, { actions: 9 })).toEqual(again);
  });

  test('nonsense that was kept is nothing', () => {
    for (const kept of [null, 3, { version: 1 }, { version: 1, days: 4 }, { version: 9, days: {} }])
      expect(readDays(kept)).toEqual({});
    const odd = { yesterday: { actions: 3 }, [FIRST_DAY]: { actions: 'x' }, '2026-11-03': null };
    expect(readDays({ version: 1, days: odd })).toEqual({});
  });
});

describe('the calendar', () => {
  test('has the weeks of a month from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(monthFrom('2026-11', 2)).toBe('2027-01');
    expect(monthFrom('2026-01', -1)).toBe('2025-12');
  });
});

describe('what is passed on', () => {
  test('tells how near it came, and not how', () => {
    expect(marksOf(5, 5)).toBe('■■■■■■■■■■');
    expect(marksOf(8, 4)).toBe('■■■■■□□□□□');
    expect(marksOf(33, 32)).toBe('■■■■■■■■■□');
    expect(marksOf(900, 3)).toBe('□□□□□□□□□□');
  });
});
