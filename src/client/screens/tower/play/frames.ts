import type { Course } from '#client/replay/replay.ts';
import { actionsFrom, afterAction, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { snapshots } from '#engine/tower/past.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';

// A way through a quest, position by position.

/** An action, or that one was taken back. */
export type Done = QuestAction | { readonly type: 'undone' } | { readonly type: 'restarted' };

/** Where everything stands before the first action and after each. */
export function framesOf(graph: QuestGraph, solution: readonly QuestAction[]): readonly Position[] {
  const frames = [firstPosition(graph)];
  for (const action of solution)
    frames.push(afterAction(graph, frames.at(-1) as Position, action) as Position);
  return frames;
}

/** A way is a row of stands: the engine knows which action leads from one to the next. */
export function deedBetween(graph: QuestGraph, before: Position, now: Position): QuestAction | null {
  const wanted = positionKey(now);
  return actionsFrom(graph, before).find(([, after]) => positionKey(after) === wanted)?.[0] ?? null;
}

/** The way that was played since the beginning or the last restart. */
export function ownFrames({ past, position, actions }: TowerGame): readonly Position[] {
  return [...snapshots(past, actions).map((moment) => moment.position), position];
}

/** Milliseconds for which an action is looked at. */
const PAUSE = 1_200;

/** A way of so many actions, as a replay goes through it: from one to the next. */
export function courseOf(length: number): Course {
  const marks = Array.from({ length: length + 1 }, (_, action) => action);
  return { length, marks, pace: 1 / PAUSE, grain: 1, jumps: true };
}
