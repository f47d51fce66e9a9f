import type { Position } from './position.ts';

// What undoing goes back to. Each snapshot leads to the one before it, so an act adds one and copies none.

/** How it was before an action or a restart. */
export interface Snapshot {
  readonly position: Position;
  readonly actions: number;
}

/** Null where nothing can be taken back. */
export type Past = {
  readonly before: Snapshot;
  readonly earlier: Past;
  /** How many snapshots, this one included. */
  readonly length: number;
} | null;

export const lengthOf = (past: Past): number => past?.length ?? 0;

export function withSnapshot(earlier: Past, before: Snapshot): Past {
  return { before, earlier, length: lengthOf(earlier) + 1 };
}

/** The latest so many, or all of them; the first one first. */
export function snapshots(past: Past, most = lengthOf(past)): readonly Snapshot[] {
  const found: Snapshot[] = [];
  for (let now = past; now !== null && found.length < most; now = now.earlier) found.push(now.before);
  return found.reverse();
}
