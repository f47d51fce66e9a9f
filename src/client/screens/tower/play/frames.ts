import type { Course } from '#client/replay/replay.ts';
import type { Chart } from '#engine/tower/chart.ts';
import { afterDeed, type Deed } from '#engine/tower/deeds.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { moments } from '#engine/tower/past.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';

// A way through a quest, stand by stand.

/** An action, or that one was taken back. */
export type Done = Deed | { readonly type: 'undone' } | { readonly type: 'restarted' };

/** Where everything stands before the first action and after each. */
export function framesOf(chart: Chart, solution: readonly Deed[]): readonly Stand[] {
  const frames = [firstStand(chart)];
  for (const deed of solution) frames.push(afterDeed(chart, frames.at(-1) as Stand, deed) as Stand);
  return frames;
}

/** The way that was played since the beginning or the last restart. */
export function ownFrames({ past, stand, actions }: TowerGame): readonly Stand[] {
  return [...moments(past, actions).map((moment) => moment.stand), stand];
}

/** Milliseconds for which an action is looked at. */
const PAUSE = 1_200;

/** A way of so many actions, as a replay goes through it: from one to the next. */
export function courseOf(length: number): Course {
  const marks = Array.from({ length: length + 1 }, (_, action) => action);
  return { length, marks, pace: 1 / PAUSE, grain: 1, jumps: true };
}
