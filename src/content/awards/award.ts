import type { Tale, Told } from './tale.ts';

/** What was striking about a game. */
export interface Award {
  readonly id: string;
  /** Who earned it; nobody where it is the whole table's. */
  readonly seats: readonly number[];
  readonly count?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** How striking, to be compared with other awards: 0 to 100. */
  readonly weight: number;
}

/** Null where it was not earned. */
export type Measure = (tale: Tale) => Award | null;

export const striking = (weight: number) => Math.min(100, Math.max(0, Math.round(weight)));

/** The one seat with more of these than any other, and at least so many; alone, there is nobody to compare with. */
export function mostOf(
  { players }: Tale,
  things: readonly Pick<Told, 'seat'>[],
  least: number,
): { readonly seat: number; readonly count: number } | null {
  if (players < 2) return null;
  const counts = Array.from(
    { length: players },
    (_, seat) => things.filter((thing) => thing.seat === seat).length,
  );
  const count = Math.max(...counts);
  const isShared = counts.indexOf(count) !== counts.lastIndexOf(count);
  return isShared || count < least ? null : { seat: counts.indexOf(count), count };
}
