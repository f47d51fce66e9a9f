import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';
import { randomFrom, shuffle } from '#engine/core/random.ts';
import { type Day, dayOf } from '../today.ts';

export { type Day, dayOf } from '../today.ts';

// Which puzzle belongs to which day: the same for everyone, by the date in world time. Pure.

/** A Monday. */
export const FIRST_DAY: Day = '2026-11-02';
const A_DAY = 86_400_000;
const WEEK = 7;

/** Easy on Monday, hard on Sunday; of two days with the same stars the later takes the harder half. */
const RHYTHM: readonly { readonly stars: Stars; readonly half?: 0 | 1 }[] = [
  { stars: 1, half: 0 },
  { stars: 1, half: 1 },
  { stars: 2, half: 0 },
  { stars: 2, half: 1 },
  { stars: 3, half: 0 },
  { stars: 3, half: 1 },
  { stars: 4 },
];
/** So many of each level take turns. Others that are appended to the pool later change nothing. */
const IN_TURN = 60;

export const shifted = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * A_DAY);

/** Days since the first; null for what is no day, or one before it. */
export function dayNumber(day: Day): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  const number = Math.round((time - Date.parse(FIRST_DAY)) / A_DAY);
  return Number.isFinite(time) && dayOf(time) === day && number >= 0 ? number : null;
}

/** What a day is called among the others: the first is number one. */
export const numberOf = (day: Day): number => (dayNumber(day) ?? 0) + 1;

export function starsOf(day: Day): Stars {
  return rhythmOf(dayNumber(day) ?? 0).stars;
}

const rhythmOf = (number: number) => RHYTHM[number % WEEK] as (typeof RHYTHM)[number];

/** Null where there is none for that day. */
export function puzzleOf(pool: readonly Shipped[], day: Day): Shipped | null {
  const number = dayNumber(day);
  if (number === null) return null;
  const takingTurns = inTurn(pool, number);
  const week = Math.floor(number / WEEK);
  const round = Math.floor(week / takingTurns.length);
  const puzzle = takingTurns[week % takingTurns.length];
  return puzzle === undefined ? null : turnedTrial(puzzle, round % SYMMETRIES);
}

const ofLevel = (pool: readonly Shipped[], stars: number) =>
  pool.filter(({ proof }) => proof.stars === stars).slice(0, IN_TURN);

/** All that are ever the puzzle of a day, one way or another. */
export const boardsOfDays = (pool: readonly Shipped[]): readonly Shipped[] =>
  [1, 2, 3, 4].flatMap((stars) => ofLevel(pool, stars));

/** Those of a day of the week, in an order that never changes. */
function inTurn(pool: readonly Shipped[], number: number): readonly Shipped[] {
  const { stars, half } = rhythmOf(number);
  const level = ofLevel(pool, stars).sort((one, other) => one.proof.grade - other.proof.grade);
  const middle = level.length >> 1;
  const part = half === undefined ? level : half === 0 ? level.slice(0, middle) : level.slice(middle);
  return shuffle(part, randomFrom(`every ${number % WEEK}`))[0];
}
