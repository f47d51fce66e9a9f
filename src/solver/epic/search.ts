import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { actionsAlong } from '../along.ts';
import { DEFAULT_BYTES, type Limits, type Stopped } from '../dense/limits.ts';
import { type Bound, boundOf } from './bound.ts';
import { type Field, openField } from './field.ts';
import { openNodes } from './nodes.ts';
import { rotatingRelaxed } from './rotating.ts';
import { slidingRelaxed } from './sliding.ts';
import { makeSearchPosition, type SearchPosition, successorsOf } from './successors.ts';

// Epics have too many positions for tables: best first (A*), those that may be nearest to the goal
// before others. The bound never says too much and never falls by more than one with an action, so the
// first way that is complete is a shortest one, and all that was looked at proves what is not there.

const TICK = 1024;

export function solveEpic(
  graph: QuestGraph,
  from: Position,
  limits: Limits,
): { readonly solution: readonly QuestAction[] | null } | Stopped {
  const field = openField(graph);
  const bound = boundOf(
    field,
    graph.quest.shape === 'rotating' ? rotatingRelaxed(field) : slidingRelaxed(field),
  );
  const found = bestFirst(field, bound, searchPositionOf(field, from), limits);
  if (found === null) return { solution: null };
  return 'stopped' in found ? found : { solution: actionsAlong(graph, from, found) };
}

export function searchPositionOf(field: Field, { pawns, armed, arranged }: Position): SearchPosition {
  const at = Int16Array.from(field.pawns, (pawn) => pawns[pawn] as number);
  return { at, armed, arrangement: field.numberOf(arranged) };
}

export function positionOf(
  { graph, pawns, arrangements }: Field,
  { at, arrangement, armed }: SearchPosition,
): Position {
  const spaces = [NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  pawns.forEach((pawn, which) => {
    spaces[pawn] = at[which] as number;
  });
  return { pawns: spaces, armed, arranged: arrangements[arrangement] ?? graph.quest.cards.map(() => 0) };
}

/** The positions of a shortest way, the first one left out; null where there is none. */
function bestFirst(
  field: Field,
  bound: Bound,
  start: SearchPosition,
  { bytes = DEFAULT_BYTES, onProgress, cancelled }: Limits,
): readonly Position[] | Stopped | null {
  const nodes = openNodes(field.pawns.length, bytes);
  const successors = successorsOf(field);
  const here = makeSearchPosition(field.pawns.length);
  const queue: number[][] = [];
  const offer = (position: SearchPosition, before: number, depth: number): boolean => {
    const node = nodes.offer(position, before, depth);
    if (node < 0) return node === nodes.KNOWN;
    const least = bound.of(position);
    if (least === Number.POSITIVE_INFINITY) return true;
    queue[depth + least] ??= [];
    queue[depth + least]?.push(node);
    return true;
  };
  offer(start, NOWHERE, 0);
  let looked = 0;
  for (let least = 0; least < queue.length; least++) {
    const layer = queue[least] ?? [];
    onProgress?.({ positions: nodes.count(), bound: least });
    for (let node = layer.pop(); node !== undefined; node = layer.pop()) {
      const depth = nodes.take(node, here);
      if (depth < 0) continue;
      if (here.at.every((space) => space === NOWHERE))
        return nodes.wayTo(node).map((each) => positionOf(field, each));
      let room = true;
      successors(here, (next) => {
        room = offer(next, node as number, depth + 1) && room;
      });
      if (!room) return { stopped: 'tooLarge', bound: least };
      if (++looked % TICK === 0 && cancelled?.() === true) return { stopped: 'cancelled', bound: least };
    }
  }
  return null;
}
