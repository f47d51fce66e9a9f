import type { Chart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { firstStand, partOf } from '#engine/tower/stand.ts';
import { chainOf } from './chain.ts';
import { type Own, ownDistance, ownDistances } from './own.ts';
import { type Traced, trace } from './trace.ts';

// How hard a quest is, from a shortest solution and what was measured around it (docs/grade.md).

export interface Measured {
  readonly solution: readonly Deed[];
  readonly dead: number | null;
  readonly needs: readonly string[];
}

export interface Grade {
  readonly total: number;
  /** Actions of a shortest solution. */
  readonly length: number;
  /** Those beyond what all pawns would need if each had its own way. */
  readonly surplus: number;
  /** Moves that lead a pawn further from its own goal. */
  readonly away: number;
  /** How often the longest thread of who waits for whom passes to another pawn. */
  readonly chain: number;
  readonly dead: number;
  readonly needs: number;
}

export const WEIGHTS = { length: 0.5, surplus: 1.5, away: 2, chain: 1.5, dead: 15, needs: 1 } as const;

export function grade(chart: Chart, { solution, dead, needs }: Measured): Grade {
  const traced = trace(chart, solution);
  const own = new Map(
    partOf(chart).map((pawn) => [pawn, ownDistances(chart, pawn, arrangements(chart, traced))]),
  );
  const parts = {
    length: solution.length,
    surplus: Math.max(0, solution.length - alone(chart, own)),
    away: traced.filter((action) => leadsAway(own, action)).length,
    chain: chainOf(chart, traced).chain,
    dead: dead ?? 0,
    needs: needs.length,
  };
  const total = Object.entries(WEIGHTS).reduce(
    (sum, [part, weight]) => sum + weight * parts[part as keyof typeof WEIGHTS],
    0,
  );
  return { total: Math.round(total), ...parts };
}

function arrangements(chart: Chart, traced: readonly Traced[]): readonly Arrangement[] {
  const all = [firstStand(chart), ...traced.map(({ after }) => after)].map(({ arranged }) => arranged);
  return [...new Map(all.map((arranged) => [arranged.join(), arranged])).values()];
}

/** What all pawns need together, each as if it had its own way. */
function alone(chart: Chart, own: ReadonlyMap<number, Own>): number {
  const { pawns, armed } = firstStand(chart);
  return [...own].reduce((sum, [pawn, far]) => {
    const first = ownDistance(far, pawns[pawn] as number, armed);
    const then = armed ? 0 : Math.min(...armories(far).map((space) => far.toExit[space] as number));
    const both = first + then;
    return Number.isFinite(both) ? sum + both : sum;
  }, 0);
}

const armories = ({ toArmory }: Own) => toArmory.flatMap((far, space) => (far === 0 ? space : []));

function leadsAway(own: ReadonlyMap<number, Own>, { deed, before, after }: Traced): boolean {
  if (deed.type !== 'move' || deed.swap !== null) return false;
  const far = own.get(deed.pawn) as Own;
  const [from, to] = [before, after].map(({ pawns }) => pawns[deed.pawn] as number) as [number, number];
  return ownDistance(far, to, before.armed) > ownDistance(far, from, before.armed);
}
