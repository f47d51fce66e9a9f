import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import { type Own, ownDistance } from './own.ts';

// How many positions somebody looks at who always goes on from where everyone together is nearest to their goals, and
// never looks at one twice. Who is led straight there sees few; whom every step astray tempts sees thousands.

/** So many are as good as more. */
export const MOST_EFFORT = 4096;

/** So far is who has no way of its own, and the way out from the armories. */
const FAR = 10;

export function effortOf(graph: QuestGraph, own: ReadonlyMap<number, Own>): number {
  const first = firstPosition(graph);
  const seen = new Set([positionKey(first)]);
  const nearest = queue();
  nearest.add(first, farness(own, first));
  for (let looked = 1; looked < MOST_EFFORT; looked++) {
    const position = nearest.next();
    if (position === undefined || isDone(position)) return looked;
    for (const [, after] of actionsFrom(graph, position)) {
      const key = positionKey(after);
      if (seen.has(key)) continue;
      seen.add(key);
      nearest.add(after, farness(own, after));
    }
  }
  return MOST_EFFORT;
}

function farness(own: ReadonlyMap<number, Own>, { pawns, armed }: Position): number {
  let sum = armed ? 0 : FAR;
  for (const [pawn, distances] of own) {
    const far = ownDistance(distances, pawns[pawn] as number, armed);
    sum += Number.isFinite(far) ? far : FAR;
  }
  return sum;
}

/** The nearest first; of those as near, the one that was met first. */
function queue() {
  const waiting: { readonly positions: Position[]; taken: number }[] = [];
  let least = 0;
  return {
    add: (position: Position, far: number) => {
      while (waiting.length <= far) waiting.push({ positions: [], taken: 0 });
      waiting[far]?.positions.push(position);
      least = Math.min(least, far);
    },
    next: (): Position | undefined => {
      for (; least < waiting.length; least++) {
        const here = waiting[least];
        if (here !== undefined && here.taken < here.positions.length) return here.positions[here.taken++];
      }
      return undefined;
    },
  };
}
