import { ACHIEVEMENT_IDS, type AchievementId, CROWN, GOALS } from '#content/achievements/goals.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';

// Everything there is to achieve beside what somebody has.

export interface Shelved {
  readonly id: AchievementId;
  /** As it is numbered in the books. */
  readonly number: number;
  readonly all: number;
  readonly best: number;
  /** When it was won, by the wall clock; null where it is open. */
  readonly won: number | null;
  /** The game it was won in, where that can be watched. */
  readonly game: string | null;
}

const GROUPS = { holes: 1, mall: 9, guards: 20, hard: 29, crown: 42 } as const;
export type Group = keyof typeof GROUPS;

export function shelfOf(kept: readonly KeptAchievement[]): readonly Shelved[] {
  const known = new Map(kept.map((one) => [one.id, one]));
  return ACHIEVEMENT_IDS.map((id, index) => {
    const { best = 0, won = null, game = null } = known.get(id) ?? {};
    return { id, number: index + 1, all: GOALS[id], best: Math.min(best, GOALS[id]), won, game };
  });
}

/** In the order of the books, each under what it is about; groups with nothing in them are left out. */
export function grouped(shelf: readonly Shelved[]): readonly (readonly [Group, readonly Shelved[]])[] {
  const starts = Object.entries(GROUPS) as readonly (readonly [Group, number])[];
  return starts
    .map(([group, from], index) => {
      const to = starts[index + 1]?.[1] ?? Number.POSITIVE_INFINITY;
      return [group, shelf.filter(({ number }) => number >= from && number < to)] as const;
    })
    .filter(([, some]) => some.length > 0);
}

export type Filter = 'all' | 'won' | 'open';
export const FILTERS: readonly Filter[] = ['all', 'won', 'open'];

export const filtered = (shelf: readonly Shelved[], filter: Filter): readonly Shelved[] =>
  shelf.filter(({ won }) => filter === 'all' || (won !== null) === (filter === 'won'));

/** How far one was is worth a word where there is something to count and some of it is done. */
export const isUnderWay = ({ id, best, all, won }: Shelved): boolean =>
  won === null && all > 1 && best > 0 && (id !== CROWN || best < all);
