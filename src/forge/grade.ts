import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, partOf } from '#engine/tower/position.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { ideasOf } from '#solver/ideas/index.ts';
import { type Traced, trace } from '#solver/trace.ts';
import { chainOf } from './chain.ts';
import { effortOf } from './effort.ts';
import { groundOf } from './ground.ts';
import { type Own, ownDistance, ownDistances, ownLength } from './own.ts';

// How hard a quest is, from a shortest solution and what was measured around it (docs/grade.md).

export interface Measured {
  readonly solution: readonly QuestAction[];
  readonly dead: number | null;
  readonly needs: readonly string[];
  /** Positions that a greedy player looks at; measured where it is not known. */
  readonly effort?: number;
  /** Shortest solutions that truly differ; where it is not known, as if there were one. */
  readonly solutions?: number;
}

export interface Grade {
  readonly total: number;
  /** Actions of a shortest solution; they count as `ground` and no further. */
  readonly length: number;
  /** Those that are not only long. */
  readonly ground: number;
  /** Those beyond what all pawns would need if each had its own way. */
  readonly surplus: number;
  /** Moves that lead a pawn further from its own goal. */
  readonly away: number;
  /** How often the longest thread of who waits for whom passes to another pawn. */
  readonly chain: number;
  /** How often what a greedy player looks at doubles. */
  readonly effort: number;
  /** Different ideas in the solution. */
  readonly ideas: number;
  readonly dead: number;
  readonly needs: number;
  /** How often the number of solutions that truly differ doubles. */
  readonly choice: number;
}

type Part = Exclude<keyof Grade, 'total' | 'length'>;

export const WEIGHTS: Readonly<Record<Part, number>> = {
  ground: 0.4,
  surplus: 0.8,
  away: 1,
  chain: 0.8,
  effort: 2.5,
  ideas: 1,
  dead: 12,
  needs: 1,
  choice: -1,
};

/** More of these is only longer. */
const MOST: Readonly<Partial<Record<Part, number>>> = {
  ground: 20,
  surplus: 16,
  away: 6,
  chain: 12,
  ideas: 8,
};

/** So many positions are looked at anyhow. */
const NO_EFFORT = 8;

export function grade(graph: QuestGraph, { solution, dead, needs, effort, solutions }: Measured): Grade {
  const traced = trace(graph, solution);
  const own = ownOfAll(graph, traced);
  const looked = effort ?? effortOf(graph, own);
  const parts: Readonly<Record<Part, number>> = {
    ground: groundOf(graph, traced),
    surplus: Math.max(0, solution.length - alone(graph, own)),
    away: traced.filter((made) => leadsAway(own, made)).length,
    chain: chainOf(graph, traced).chain,
    effort: Math.max(0, Math.log2(looked / NO_EFFORT)),
    ideas: new Set(ideasOf(graph, solution).map(({ idea }) => idea)).size,
    dead: dead ?? 0,
    needs: needs.length,
    choice: Math.log2(solutions ?? 1),
  };
  return { total: Math.max(0, Math.round(totalOf(parts))), length: solution.length, ...parts };
}

function totalOf(parts: Readonly<Record<Part, number>>): number {
  return (Object.keys(WEIGHTS) as Part[]).reduce(
    (sum, part) => sum + WEIGHTS[part] * Math.min(parts[part], MOST[part] ?? Number.POSITIVE_INFINITY),
    0,
  );
}

/** What a greedy player of this quest looks at. */
export function effortOn(graph: QuestGraph, solution: readonly QuestAction[]): number {
  return effortOf(graph, ownOfAll(graph, trace(graph, solution)));
}

function ownOfAll(graph: QuestGraph, traced: readonly Traced[]): ReadonlyMap<number, Own> {
  return new Map(partOf(graph).map((pawn) => [pawn, ownDistances(graph, pawn, arrangements(graph, traced))]));
}
function arrangements(graph: QuestGraph, traced: readonly Traced[]): readonly Arrangement[] {
  const all = [firstPosition(graph), ...traced.map(({ after }) => after)].map(({ arranged }) => arranged);
  return [...new Map(all.map((arranged) => [arranged.join(), arranged])).values()];
}

/** What all pawns need together, each as if it had its own way. */
function alone(graph: QuestGraph, own: ReadonlyMap<number, Own>): number {
  return [...own].reduce((sum, [pawn, far]) => {
    const length = ownLength(graph, far, pawn);
    return Number.isFinite(length) ? sum + length : sum;
  }, 0);
}

function leadsAway(own: ReadonlyMap<number, Own>, { action, before, after }: Traced): boolean {
  if (action.type !== 'move' || action.swap !== null) return false;
  const far = own.get(action.pawn) as Own;
  const [from, to] = [before, after].map(({ pawns }) => pawns[action.pawn] as number) as [number, number];
  return ownDistance(far, to, before.armed) > ownDistance(far, from, before.armed);
}
