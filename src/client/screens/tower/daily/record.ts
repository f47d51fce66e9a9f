import * as v from 'valibot';
import { mergedTables } from '#client/mergedTables.ts';
import { atLeast, partsOf, tableOf, understood } from '#client/understood.ts';
import { type Day, dayNumber, shifted } from './days.ts';

// Which days somebody has solved. Pure; kept by kept.ts.

export interface Solved {
  readonly actions: number;
  readonly best?: true;
  /** A silver star. */
  readonly near?: true;
  /** On the day itself: only then it counts for days in a row. */
  readonly onTime?: true;
  /** Its shortest solution as a story (story.ts). */
  readonly story?: string;
}

export type Days = Readonly<Record<Day, Solved>>;

const VERSION = 1;
const YES = v.literal(true);
const LONGEST_STORY = 600;
const STORY = v.pipe(v.string(), v.maxLength(LONGEST_STORY));
const SOLVED = v.pipe(
  partsOf({ actions: atLeast(1), best: YES, near: YES, onTime: YES, story: STORY }),
  v.custom<Solved>((solved) => (solved as Partial<Solved>).actions !== undefined),
);
const isDay = (day: string) => dayNumber(day) !== null;
export const DAYS = v.pipe(
  v.looseObject({ version: v.literal(VERSION), days: tableOf(isDay, SOLVED) }),
  v.transform(({ days }): Days => days),
);

/** Whatever was kept, as far as it makes sense. */
export const readDays = (kept: unknown): Days => understood(DAYS, kept, {});

export const writeDays = (days: Days): unknown => ({ version: VERSION, days });

export const withDay = (days: Days, day: Day, solved: Solved): Days => mergedDays(days, { [day]: solved });

/** What either of two tabs knows. */
export const mergedDays = (one: Days, other: Days): Days => mergedTables(one, other, better);

function better(known: Solved, more: Solved): Solved {
  const { story } = known.actions <= more.actions ? known : more;
  const all = { ...more, ...known, actions: Math.min(known.actions, more.actions) };
  return story === undefined ? all : { ...all, story };
}

/** Days in a row up to today, or up to yesterday while today's is not solved yet. */
export function streak(days: Days, today: Day): number {
  const onTime = (day: Day) => days[day]?.onTime === true;
  const last = onTime(today) ? today : shifted(today, -1);
  let count = 0;
  while (onTime(shifted(last, -count))) count++;
  return count;
}

export function longestStreak(days: Days): number {
  const onTime = Object.keys(days).filter((day) => days[day]?.onTime === true);
  let [longest, count, last] = [0, 0, Number.NaN];
  for (const number of onTime.sort().map((day) => dayNumber(day) ?? Number.NaN)) {
    count = number === last + 1 ? count + 1 : 1;
    longest = Math.max(longest, count);
    last = number;
  }
  return longest;
}

/** How a day stands. */
export function dayState(days: Days, day: Day): 'new' | 'solved' | 'near' | 'best' {
  const solved = days[day];
  if (solved === undefined) return 'new';
  return solved.best ? 'best' : solved.near ? 'near' : 'solved';
}

/** The weeks of a month, from Monday; null where a week has days of another one. */
export function weeksOf(month: string): readonly (readonly (Day | null)[])[] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const days: (Day | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = shifted(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month so many months away. */
export function monthFrom(month: string, away: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + away, 1)).toISOString().slice(0, 7);
}

const MARKS = 10;

/** How near it came to the fewest actions: all filled only for as few as can be. */
export function marksOf(actions: number, best: number): string {
  const filled = actions <= best ? MARKS : Math.floor((MARKS * best) / actions);
  return '■'.repeat(filled) + '□'.repeat(MARKS - filled);
}
