import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, isOwnArmory, moved, type Position, partOf } from '#engine/tower/position.ts';
import { ways } from '#engine/tower/ways.ts';

// Whether a quest can be done one pawn at a time: in some order each pawn goes all the way to its
// armory while everyone else stands still, then, in any order again, each all the way out. What
// needs somebody to come back, to make room or to be swapped can not.

export function isOneByOne(graph: QuestGraph): boolean {
  return onward(graph, firstPosition(graph), new Set());
}

function onward(graph: QuestGraph, position: Position, went: ReadonlySet<number>): boolean {
  if (isDone(position)) return true;
  return partOf(graph)
    .filter((pawn) => !went.has(pawn) && position.pawns[pawn] !== NOWHERE)
    .some((pawn) =>
      arrivals(graph, position, pawn).some((after) => {
        // Once all are armed, everyone may go again.
        const gone = after.armed === position.armed ? new Set([...went, pawn]) : new Set<number>();
        return onward(graph, after, gone);
      }),
    );
}

/** Where this pawn alone can get that ends its half of the quest. */
function arrivals(graph: QuestGraph, from: Position, pawn: number): readonly Position[] {
  const seen = new Set([from.pawns[pawn]]);
  const queue = [from];
  const found: Position[] = [];
  for (const position of queue) {
    if (isThere(graph, position, pawn, from.armed)) found.push(position);
    // Arming or leaving ends the walk.
    if (position.armed !== from.armed || position.pawns[pawn] === NOWHERE) continue;
    for (const { to } of ways(graph, position, pawn)) {
      const after = moved(graph, position, pawn, to);
      const space = after.pawns[pawn];
      if (seen.has(space)) continue;
      seen.add(space);
      queue.push(after);
    }
  }
  return found;
}

function isThere(graph: QuestGraph, { pawns }: Position, pawn: number, armed: boolean): boolean {
  const space = pawns[pawn] as number;
  return space === NOWHERE || (!armed && isOwnArmory(graph, pawn, space));
}
