import type { PublicGame } from '#engine/mall/index.ts';
import type { Act } from './act.ts';
import { type AchievementId, GOALS } from './goals.ts';

// [XA0] an achievement is a small fold over a game: what it has seen so far, and how far that is. It is earned where that
// is as far as it goes, and the game is won. Acts come one at a time, so a server need not read a long log at its end.

export interface Achievement<Seen = unknown> {
  readonly id: AchievementId;
  /** Where it cannot be earned nobody looks out for it; without a word it can be everywhere. */
  possible?(game: PublicGame): boolean;
  readonly first: Seen;
  see(seen: Seen, act: Act): Seen;
  /** How many of what it takes. */
  count(seen: Seen, end: PublicGame): number;
}

type Where = Pick<Achievement, 'possible'>;

/** What is so at one moment: the most there ever was of it. */
export function atOnce(
  id: AchievementId,
  most: (act: Act) => number,
  where: Where = {},
): Achievement<number> {
  return {
    ...where,
    id,
    first: 0,
    see: (best, act) => (best >= GOALS[id] ? best : Math.max(best, most(act))),
    count: (best) => best,
  };
}

/** What happens, or is so, once. */
export const once = (id: AchievementId, isSo: (act: Act) => boolean, where: Where = {}) =>
  atOnce(id, (act) => Number(isSo(act)), where);

type Thing = string | number;

/** Several things, each of which has to happen in the course of the game. */
export function oneByOne(
  id: AchievementId,
  things: (act: Act) => readonly Thing[],
  where: Where = {},
): Achievement<readonly Thing[]> {
  return {
    ...where,
    id,
    first: [],
    see: (seen, act) => withAll(seen, things(act)),
    count: (seen) => seen.length,
  };
}

export function withAll<T>(seen: readonly T[], more: readonly T[]): readonly T[] {
  return more.every((thing) => seen.includes(thing)) ? seen : [...new Set([...seen, ...more])];
}

/** The same things, sorted by what they happen to: what counts is whoever, or whatever, has most of them. */
export interface Sorted {
  readonly by: Readonly<Record<string, readonly Thing[]>>;
  readonly best: number;
}

export const UNSORTED: Sorted = { by: {}, best: 0 };

export function sortedIn({ by, best }: Sorted, key: string, more: readonly Thing[]): Sorted {
  const things = withAll(by[key] ?? [], more);
  return { by: { ...by, [key]: things }, best: Math.max(best, things.length) };
}

/** What is gone takes with it what was counted of it; the most that there was stays. */
export function without({ by, best }: Sorted, gone: readonly string[]): Sorted {
  return { by: Object.fromEntries(Object.entries(by).filter(([key]) => !gone.includes(key))), best };
}
