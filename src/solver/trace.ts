import { afterAction, handlerOf, manned, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import type { Means, Step } from '#engine/tower/steps.ts';
import { ways } from '#engine/tower/ways.ts';

// A solution played on the engine: every action with the positions around it, who made it and how.

export interface Traced {
  readonly action: QuestAction;
  readonly before: Position;
  readonly after: Position;
  /** The pawn that moves, or the one on the handle of the card that does. */
  readonly pawn: number;
  /** Null for turns and slides. */
  readonly direction: number | null;
  readonly by: Means | null;
  /** What it took; null for turns and slides. */
  readonly way: Step | null;
}

/** The same solution is asked about again and again. */
const known = new WeakMap<
  readonly QuestAction[],
  { readonly graph: QuestGraph; readonly traced: readonly Traced[] }
>();

export function trace(graph: QuestGraph, solution: readonly QuestAction[]): readonly Traced[] {
  const last = known.get(solution);
  if (last?.graph === graph) return last.traced;
  const traced = traceFrom(graph, firstPosition(graph), solution);
  known.set(solution, { graph, traced });
  return traced;
}

/** From anywhere on the way. */
export function traceFrom(
  graph: QuestGraph,
  from: Position,
  solution: readonly QuestAction[],
): readonly Traced[] {
  let before = from;
  return solution.map((action) => {
    const after = afterAction(graph, before, action);
    if (after === null) throw new Error(`not possible: ${JSON.stringify(action)}`);
    const traced = { action, before, after, ...actor(graph, before, action) };
    before = after;
    return traced;
  });
}

function actor(
  graph: QuestGraph,
  position: Position,
  action: QuestAction,
): Pick<Traced, 'pawn' | 'direction' | 'by' | 'way'> {
  if (action.type !== 'move')
    return { pawn: handlerOf(graph, position, action.card), direction: null, by: null, way: null };
  const way = ways(graph, position, action.pawn).find(({ to }) => to === action.to) ?? null;
  return { pawn: action.pawn, direction: way?.direction ?? null, by: way?.by ?? null, way };
}

/** Whether the action could have been made in this position too. */
export function couldBe(graph: QuestGraph, position: Position, { action, before, pawn }: Traced): boolean {
  if (action.type !== 'move')
    return manned(graph, position).includes(action.card) && afterAction(graph, position, action) !== null;
  if (position.pawns[pawn] !== before.pawns[pawn]) return false;
  return ways(graph, position, pawn).some(({ to }) => to === action.to);
}
