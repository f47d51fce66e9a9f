import { afterAction, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';

/** Whether these actions, one after the other on the engine, are all possible and complete the quest. */
export function verify(
  graph: QuestGraph,
  solution: readonly QuestAction[],
  from = firstPosition(graph),
): boolean {
  let position: Position | null = from;
  for (const action of solution) position = position && afterAction(graph, position, action);
  return position !== null && isDone(position);
}
