import type { Stand } from './stand.ts';

// What undoing goes back to. Each moment leads to the one before it, so an act adds one and copies none.

/** How it was before an action or a restart. */
export interface Moment {
  readonly stand: Stand;
  readonly actions: number;
}

/** Null where nothing can be taken back. */
export type Past = {
  readonly before: Moment;
  readonly earlier: Past;
  /** How many moments, this one included. */
  readonly length: number;
} | null;

export const lengthOf = (past: Past): number => past?.length ?? 0;

export function withMoment(earlier: Past, before: Moment): Past {
  return { before, earlier, length: lengthOf(earlier) + 1 };
}

/** The latest so many, or all of them; the first one first. */
export function moments(past: Past, most = lengthOf(past)): readonly Moment[] {
  const found: Moment[] = [];
  for (let now = past; now !== null && found.length < most; now = now.earlier) found.push(now.before);
  return found.reverse();
}
