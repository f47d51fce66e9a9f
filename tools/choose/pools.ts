import { FIRST_DAY, OWN_BOARDS, shifted, starsOf as starsOfDay } from '#client/screens/tower/daily/days.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { randomFrom, shuffle } from '#engine/core/random.ts';
import { renamed, type Taken } from './material.ts';
import { themeOf, worthOf } from './worth.ts';

// The boards of the days and those to practise: of each level the best, of all themes.

/** To practise, of each level from one star on. */
const PRACTICE: readonly number[] = [190, 190, 190, 180];
const WEEK = 7;
const LEVELS = [1, 2, 3, 4];

export interface Pools {
  readonly daily: readonly Shipped[];
  readonly practice: readonly Shipped[];
}

/** `fixed`: the days that have been, whose boards stay what they were; they are taken already. */
export function choosePools(all: readonly Shipped[], fixed: readonly Shipped[], taken: Taken): Pools {
  const chosen = LEVELS.map((stars) => {
    const many = daysOf(stars, fixed.length).length + (PRACTICE[stars - 1] as number);
    return varied(
      all.filter(({ proof }) => proof.stars === stars),
      many,
      taken,
    );
  });
  const days = new Map<number, Shipped>(fixed.map((one, day) => [day, one]));
  const practice = chosen.flatMap((level, index) => dealt(level, index + 1, fixed.length, days));
  return {
    daily: [...days].sort(([one], [other]) => one - other).map(([, board]) => board),
    practice: named(practice),
  };
}

/** One of every theme after the other, of each the best first. */
function varied(level: readonly Shipped[], many: number, taken: Taken): readonly Shipped[] {
  const themes = Map.groupBy(level, themeOf);
  const queues = [...themes.values()].map((some) =>
    [...some].sort((one, other) => worthOf(other) - worthOf(one)),
  );
  const chosen: Shipped[] = [];
  while (chosen.length < many && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift();
      if (next !== undefined && chosen.length < many && taken.take(next)) chosen.push(next);
    }
  if (chosen.length < many) throw new Error(`only ${chosen.length} of ${many}: forge more`);
  return chosen;
}

const dayOf = (number: number) => shifted(FIRST_DAY, number);

/** The days of a level from a number on. */
function daysOf(stars: number, from: number): readonly number[] {
  return Array.from({ length: OWN_BOARDS }, (_, day) => day).filter(
    (day) => day >= from && starsOfDay(dayOf(day)) === stars,
  );
}

/** Every so many goes to a day; those left are for practice. Of two days of a level the later has the harder half. */
function dealt(
  level: readonly Shipped[],
  stars: number,
  from: number,
  days: Map<number, Shipped>,
): readonly Shipped[] {
  const free = daysOf(stars, from);
  const step = level.length / free.length;
  const picked = new Set(free.map((_, index) => level[Math.floor(index * step)] as Shipped));
  const byGrade = [...picked].sort((one, other) => one.proof.grade - other.proof.grade);
  const weekdays = [...new Set(free.map((day) => day % WEEK))].sort((one, other) => one - other);
  let first = 0;
  for (const weekday of weekdays) {
    const own = free.filter((day) => day % WEEK === weekday);
    const boards = shuffle(byGrade.slice(first, first + own.length), randomFrom(`every ${weekday}`))[0];
    first += own.length;
    for (const [index, day] of own.entries())
      days.set(day, renamed(boards[index] as Shipped, `day-${day + 1}`));
  }
  return level.filter((one) => !picked.has(one));
}

/** What was there before keeps its name: by it a browser knows what was seen. */
function named(practice: readonly Shipped[]): readonly Shipped[] {
  const names = new Set<string>();
  const isOwn = ({ name }: Shipped) =>
    /^(pool|practice)-\d+$/.test(name) && !names.has(name) && names.add(name);
  const kept = new Set(practice.filter(isOwn));
  let number = 0;
  const next = (): string => {
    number++;
    return names.has(`practice-${number}`) ? next() : `practice-${number}`;
  };
  return practice
    .map((one) => (kept.has(one) ? one : renamed(one, next())))
    .sort(
      (one, other) =>
        (one.proof.stars ?? 0) - (other.proof.stars ?? 0) || one.proof.grade - other.proof.grade,
    );
}
