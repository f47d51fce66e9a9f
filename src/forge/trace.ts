import type { Chart } from '#engine/tower/chart.ts';
import { afterDeed, type Deed, handlerOf, manned } from '#engine/tower/deeds.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import type { Means } from '#engine/tower/steps.ts';
import { ways } from '#engine/tower/ways.ts';

// A solution played on the engine: every action with the stands around it, who made it and how.

export interface Traced {
  readonly deed: Deed;
  readonly before: Stand;
  readonly after: Stand;
  /** The pawn that moves, or the one on the handle of the card that does. */
  readonly pawn: number;
  /** Null for turns and slides. */
  readonly direction: number | null;
  readonly by: Means | null;
}

/** The same solution is asked about again and again. */
const known = new WeakMap<readonly Deed[], { readonly chart: Chart; readonly traced: readonly Traced[] }>();

export function trace(chart: Chart, solution: readonly Deed[]): readonly Traced[] {
  const last = known.get(solution);
  if (last?.chart === chart) return last.traced;
  const traced = played(chart, solution);
  known.set(solution, { chart, traced });
  return traced;
}

function played(chart: Chart, solution: readonly Deed[]): readonly Traced[] {
  let before = firstStand(chart);
  return solution.map((deed) => {
    const after = afterDeed(chart, before, deed);
    if (after === null) throw new Error(`not possible: ${JSON.stringify(deed)}`);
    const traced = { deed, before, after, ...actor(chart, before, deed) };
    before = after;
    return traced;
  });
}

function actor(chart: Chart, stand: Stand, deed: Deed): Pick<Traced, 'pawn' | 'direction' | 'by'> {
  if (deed.type !== 'move') return { pawn: handlerOf(chart, stand, deed.card), direction: null, by: null };
  const way = ways(chart, stand, deed.pawn).find(({ to }) => to === deed.to);
  return { pawn: deed.pawn, direction: way?.direction ?? null, by: way?.by ?? null };
}

/** Whether the action could have been made in this stand too. */
export function couldBe(chart: Chart, stand: Stand, { deed, before, pawn }: Traced): boolean {
  if (deed.type !== 'move')
    return manned(chart, stand).includes(deed.card) && afterDeed(chart, stand, deed) !== null;
  if (stand.pawns[pawn] !== before.pawns[pawn]) return false;
  return ways(chart, stand, pawn).some(({ to }) => to === deed.to);
}
