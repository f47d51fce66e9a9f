import type { Chart } from '#engine/tower/chart.ts';
import { type Deed, deeds } from '#engine/tower/deeds.ts';
import { firstStand, isDone, type Stand } from '#engine/tower/stand.ts';

/** Whether these deeds, one after the other on the engine, are all possible and complete the quest. */
export function verify(chart: Chart, solution: readonly Deed[], from = firstStand(chart)): boolean {
  let stand: Stand = from;
  for (const deed of solution) {
    const text = JSON.stringify(deed);
    const found = deeds(chart, stand).find(([possible]) => JSON.stringify(possible) === text);
    if (found === undefined) return false;
    stand = found[1];
  }
  return isDone(stand);
}
