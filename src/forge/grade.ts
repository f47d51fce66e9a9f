import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, partOf } from '#engine/tower/position.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { type Traced, trace } from '#solver/trace.ts';
import { chainOf } from './chain.ts';
import { type Own, ownDistance, ownDistances } from './own.ts';

// How hard a quest is, from a shortest solution and what was measured around it (docs/grade.md).

export interface Measured {
  readonly solution: readonly QuestAction[];
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

export function grade(graph: QuestGraph, { solution, dead, needs }: Measured): Grade {
  const traced = trace(graph, solution);
  const own = new Map(
    partOf(graph).map((pawn) => [pawn, ownDistances(graph, pawn, arrangements(graph, traced))]),
  );
  const parts = {
    length: solution.length,
    surplus: Math.max(0, solution.length - alone(graph, own)),
    away: traced.filter((made) => leadsAway(own, made)).length,
    chain: chainOf(graph, traced).chain,
    dead: dead ?? 0,
    needs: needs.length,
  };
  const total = Object.entries(WEIGHTS).reduce(
    (sum, [part, weight]) => sum + weight * parts[part as keyof typeof WEIGHTS],
    0,
  );
  return { total: Math.round(total), ...parts };
}

function arrangements(graph: QuestGraph, traced: readonly Traced[]): readonly Arrangement[] {
  const all = [firstPosition(graph), ...traced.map(({ after }) => after)].map(({ arranged }) => arranged);
  return [...new Map(all.map((arranged) => [arranged.join(), arranged])).values()];
}

/** What all pawns need together, each as if it had its own way. */
function alone(graph: QuestGraph, own: ReadonlyMap<number, Own>): number {
  const { pawns, armed } = firstPosition(graph);
  return [...own].reduce((sum, [pawn, far]) => {
    const first = ownDistance(far, pawns[pawn] as number, armed);
    const then = armed ? 0 : Math.min(...armories(far).map((space) => far.toExit[space] as number));
    const both = first + then;
    return Number.isFinite(both) ? sum + both : sum;
  }, 0);
}

const armories = ({ toArmory }: Own) => toArmory.flatMap((far, space) => (far === 0 ? space : []));

function leadsAway(own: ReadonlyMap<number, Own>, { action, before, after }: Traced): boolean {
  if (action.type !== 'move' || action.swap !== null) return false;
  const far = own.get(action.pawn) as Own;
  const [from, to] = [before, after].map(({ pawns }) => pawns[action.pawn] as number) as [number, number];
  return ownDistance(far, to, before.armed) > ownDistance(far, from, before.armed);
}
