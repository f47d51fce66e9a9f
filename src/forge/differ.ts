import { actionsFrom, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { isDone, type Position } from '#engine/tower/position.ts';
import type { Step } from '#engine/tower/steps.ts';
import { wayTo } from '#engine/tower/ways.ts';
import { distance } from '#solver/dense/distance.ts';
import type { GoalTable } from '#solver/dense/goalTable.ts';

// How many shortest solutions truly differ. Two are the same if the same happens in them, in whatever order and
// however people walk between: who holds which door from where for whom, who is jumped over, tossed, followed or
// swapped where, which card is moved, who climbs which ladder, who leaves where.

/** So many count as many. */
export const MANY = 16;
/** Where they are spread over more positions than this, they are many too. */
const WIDE = 20_000;

/** All shortest ways at once, layer by layer: for each position the sums of what happened on the way to it. */
export function differentSolutions(table: GoalTable, from: Position): number {
  let left = distance(table, from);
  if (left === null) return 0;
  let layer = new Map([[positionKey(from), { position: from, sums: new Set([0]) }]]);
  for (let seen = 0; left > 0; left--) {
    const next: typeof layer = new Map();
    for (const { position, sums } of layer.values()) {
      for (const [action, after] of actionsFrom(table.graph, position)) {
        if (distance(table, after) !== left - 1) continue;
        const key = positionKey(after);
        const there = next.get(key) ?? { position: after, sums: new Set<number>() };
        next.set(key, there);
        const more = eventOf(table.graph, position, action, after);
        for (const sum of sums) there.sums.add((sum + more) % WHOLE);
        // Whatever differs up to here still does at the end.
        if (there.sums.size >= MANY) return MANY;
      }
    }
    seen += next.size;
    if (seen > WIDE) return MANY;
    layer = next;
  }
  return [...layer.values()].filter(({ position }) => isDone(position))[0]?.sums.size ?? 0;
}

function eventOf(graph: QuestGraph, before: Position, action: QuestAction, after: Position): number {
  if (action.type === 'turn') return hash(`turn ${action.card} ${action.quarters}`);
  if (action.type === 'slide') return hash(`slide ${action.card}`);
  const { pawn, to, swap } = action;
  const way = wayTo(graph, before, pawn, to);
  const said = [
    ...(way === undefined ? [] : happenings(graph, before, pawn, way)),
    ...(swap === null ? [] : [`swap ${swap} ${before.pawns[swap]}`]),
    ...(after.pawns[pawn] === NOWHERE ? [`out ${pawn} ${to}`] : []),
  ];
  return said.reduce((sum, one) => (sum + hash(one)) % WHOLE, 0);
}

function happenings(graph: QuestGraph, { pawns }: Position, pawn: number, way: Step): readonly string[] {
  const holders =
    way.doors === 0
      ? []
      : pawns.flatMap((space, other) => {
          const here = graph.floor[space];
          return other !== pawn && here?.kind === 'key' && (way.doors >> here.door) & 1
            ? [`door ${pawn} ${other} ${space}`]
            : [];
        });
  const others = pawns.flatMap((space, other) =>
    other !== pawn && way.some.includes(space) ? [`${way.by} ${pawn} ${other} ${space}`] : [],
  );
  return way.by === 'ladder' ? [`ladder ${pawn} ${way.from} ${way.to}`] : [...holders, ...others];
}

/** Fifty-two bits, so that two of them add up exactly. */
const WHOLE = 2 ** 52;

function hash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(at), 0x5bd1e995) ^ (low >>> 15);
  }
  return (high >>> 0) * 2 ** 20 + (low >>> 12);
}
