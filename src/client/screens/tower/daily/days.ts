import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';
import { FIRST_DAY } from '#content/tally.ts';
import { type Day, dayOf } from '../today.ts';

export { FIRST_DAY } from '#content/tally.ts';
export { type Day, dayOf } from '../today.ts';

// Which puzzle belongs to which day: the same for everyone, by the date in world time. Pure.

const A_DAY = 86_400_000;
const WEEK = 7;

/** Easy on Monday, hard on Sunday; of two days with the same stars the later has the harder half. */
const RHYTHM: readonly Stars[] = [1, 1, 2, 2, 3, 3, 4];
/** So many have a board of their own. Others that are appended later change nothing. */
export const OWN_BOARDS = 366;

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
  return RHYTHM[(dayNumber(day) ?? 0) % WEEK] as Stars;
}

/** Null where there is none for that day. The boards lie in the order of the days. */
export function puzzleOf(boards: readonly Shipped[], day: Day): Shipped | null {
  const number = dayNumber(day);
  if (number === null) return null;
  const takingTurns = boards.slice(0, OWN_BOARDS).filter((_, index) => index % WEEK === number % WEEK);
  const week = Math.floor(number / WEEK);
  const puzzle = takingTurns[week % takingTurns.length];
  const round = Math.floor(week / takingTurns.length);
  return puzzle === undefined ? null : turnedTrial(puzzle, round % SYMMETRIES);
}
