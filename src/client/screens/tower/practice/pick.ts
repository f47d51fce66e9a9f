import { atLeast, tableOf, understood } from '#client/understood.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';

// What to practise next: what was not seen yet, then what was, turned or in a mirror. (Fresh ones, once
// they are made, go first: fresh.ts.) Pure.

/** How often each was seen, by its name. */
export type SeenPuzzles = Readonly<Record<string, number>>;

export const SEEN = tableOf(() => true, atLeast(1));

export const readSeen = (kept: unknown): SeenPuzzles => understood(SEEN, kept, {});

export const timesSeen = (seen: SeenPuzzles, { name }: Shipped): number => seen[name] ?? 0;

export function withSeen(seen: SeenPuzzles, shipped: Shipped): SeenPuzzles {
  return { ...seen, [shipped.name]: timesSeen(seen, shipped) + 1 };
}

/** What is on the board, whatever it is called. */
const boardIn = (drawing: string) => drawing.slice(drawing.indexOf('\n'));

/** Whether it is the board of a day, however it is turned or mirrored: that is nobody's to practise. */
export function isOfDays(daily: readonly Shipped[], shipped: Shipped): boolean {
  const boards = new Set(daily.map(({ drawing }) => boardIn(drawing)));
  return Array.from({ length: SYMMETRIES }, (_, turn) => turnedTrial(shipped, turn)).some(({ drawing }) =>
    boards.has(boardIn(drawing)),
  );
}

/** Nothing of the level is left that was not seen. */
export function isSeenThrough(pool: readonly Shipped[], stars: Stars, seen: SeenPuzzles): boolean {
  return pool.every((one) => one.proof.stars !== stars || timesSeen(seen, one) > 0);
}

/** One of those that were seen least; `chance` from 0 up to 1 says which. */
export function nextPractice(
  pool: readonly Shipped[],
  stars: Stars,
  seen: SeenPuzzles,
  chance: number,
): Shipped | null {
  const level = pool.filter(({ proof }) => proof.stars === stars);
  const least = Math.min(...level.map((one) => timesSeen(seen, one)));
  const freshest = level.filter((one) => timesSeen(seen, one) === least);
  const picked = freshest[Math.floor(chance * freshest.length)];
  return picked === undefined ? null : turnedTrial(picked, least % SYMMETRIES);
}
