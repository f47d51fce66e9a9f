import type { Chart } from '#engine/tower/chart.ts';
import { afterDeed, type Deed } from '#engine/tower/deeds.ts';
import { firstStand, isDone, type Stand } from '#engine/tower/stand.ts';

/** Whether these deeds, one after the other on the engine, are all possible and complete the quest. */
export function verify(chart: Chart, solution: readonly Deed[], from = firstStand(chart)): boolean {
  let stand: Stand | null = from;
  for (const deed of solution) stand = stand && afterDeed(chart, stand, deed);
  return stand !== null && isDone(stand);
}
