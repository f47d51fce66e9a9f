import type { Step } from '#engine/mall/layer.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import type { Act, Trip } from './act.ts';

/** The breaches that a walk leads through. */
export function crossedBy({ before }: Act, { by, from, spaces }: Trip): readonly Step[] {
  if (by !== 'walk') return [];
  const way = [from, ...spaces];
  return breachesOf(before).made.filter((step) =>
    spaces.some((to, index) => joins(step, way[index] as number, to)),
  );
}

export const joins = (step: Step, one: number, other: number): boolean =>
  (step.from === one && step.to === other) || (step.from === other && step.to === one);
