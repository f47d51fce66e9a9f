import { afterAction, handlerOf, manned, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import type { Means } from '#engine/tower/steps.ts';
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
}

/** The same solution is asked about again and again. */
const known = new WeakMap<
  readonly QuestAction[],
  { readonly graph: QuestGraph; readonly traced: readonly Traced[] }
>();

export function trace(graph: QuestGraph, solution: readonly QuestAction[]): readonly Traced[] {
  const last = known.get(solution);
  if (last?.graph === graph) return last.traced;
  const traced = played(graph, solution);
  known.set(solution, { graph, traced });
  return traced;
}

function played(graph: QuestGraph, solution: readonly QuestAction[]): readonly Traced[] {
  let before = firstPosition(graph);
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
): Pick<Traced, 'pawn' | 'direction' | 'by'> {
  if (action.type !== 'move')
    return { pawn: handlerOf(graph, position, action.card), direction: null, by: null };
  const way = ways(graph, position, action.pawn).find(({ to }) => to === action.to);
  return { pawn: action.pawn, direction: way?.direction ?? null, by: way?.by ?? null };
}

/** Whether the action could have been made in this position too. */
export function couldBe(graph: QuestGraph, position: Position, { action, before, pawn }: Traced): boolean {
  if (action.type !== 'move')
    return manned(graph, position).includes(action.card) && afterAction(graph, position, action) !== null;
  if (position.pawns[pawn] !== before.pawns[pawn]) return false;
  return ways(graph, position, pawn).some(({ to }) => to === action.to);
}
