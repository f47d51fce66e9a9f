import { actionsFrom, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';

/** The actions that lead through these positions, one after the other. */
export function actionsAlong(
  graph: QuestGraph,
  from: Position,
  positions: readonly Position[],
): readonly QuestAction[] {
  let position = from;
  return positions.map((next) => {
    const key = positionKey(next);
    const found = actionsFrom(graph, position).find(([, after]) => positionKey(after) === key);
    if (found === undefined) throw new Error('the search does not agree with the engine');
    position = next;
    return found[0];
  });
}
