import type { Step } from '#engine/tower/steps.ts';

/** Steps that start on one space, so grouped that what hinders one hinders all after it in its group: the walks in one direction, the shorter first. Any other step is alone: between the same spaces there may be a ladder, a jump and a toss. */
export function runsOf(steps: readonly Step[], backwards = false): readonly (readonly Step[])[] {
  const runs = Map.groupBy(steps, (step) => runOf(step, backwards));
  return [...runs.values()].map((run) => run.sort((a, b) => a.length - b.length));
}

function runOf({ by, from, to, direction, needs }: Step, backwards: boolean): string {
  const [start, end] = backwards ? [to, from] : [from, to];
  return by === 'walk' ? `${start} ${direction}` : `${start} ${end} ${direction} ${needs}`;
}
