import { fingerprint } from '../core/hash.ts';
import type { LogEntry } from '../core/log.ts';
import { evolveTower } from './evolve.ts';
import { emptyTower, type TalkLevel, type TowerBox, type TowerEvent, type TowerGame } from './game.ts';
import { snapshots } from './past.ts';

/** A quest as a table orders it and a log keeps it: the drawing, so that it replays whatever becomes of the quest. */
export interface TowerOrder {
  readonly players: number;
  readonly drawing: string;
  readonly tongue: TalkLevel;
}

export type TowerEntry = LogEntry<TowerEvent>;

/** The log again: every entry's events, from the first position on. */
export function replayTower(box: TowerBox, entries: readonly TowerEntry[]): TowerGame {
  return entries.flatMap(({ events }) => events).reduce(evolveTower, emptyTower(box));
}

/** What a log must replay to: where it ends, and every step of the way there. */
export function towerHash(
  { box, past, position, ...rest }: TowerGame,
  entries: readonly TowerEntry[],
): string {
  // A position is called `stand` there, as it was when the first logs were written.
  const before = snapshots(past).map(({ position: stand, actions }) => ({ stand, actions }));
  const state = { ...rest, stand: position, past: before };
  return fingerprint({ setup: box.setup, state, entries });
}
