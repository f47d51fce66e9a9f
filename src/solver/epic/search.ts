import type { Chart } from '#engine/tower/chart.ts';
import { NOWHERE } from '#engine/tower/chart.ts';
import { type Deed, deeds, standKey } from '#engine/tower/deeds.ts';
import type { Stand } from '#engine/tower/stand.ts';
import type { Limits, Stopped } from '../dense/table.ts';
import { type Bound, boundOf } from './bound.ts';
import { type Field, openField } from './field.ts';
import { openNodes } from './nodes.ts';
import { rotatingRelaxed } from './rotating.ts';
import { slidingRelaxed } from './sliding.ts';
import { makePosition, type Position, successorsOf } from './successors.ts';

// Epics have too many positions for tables: best first (A*), those that may be nearest to the goal
// before others. The bound never says too much and never falls by more than one with an action, so the
// first way that is complete is a shortest one, and all that was looked at proves what is not there.

const DEFAULT_BYTES = 512 * 2 ** 20;
const TICK = 1024;

export function solveEpic(
  chart: Chart,
  from: Stand,
  limits: Limits,
): { readonly solution: readonly Deed[] | null } | Stopped {
  const field = openField(chart);
  const bound = boundOf(
    field,
    chart.quest.shape === 'rotating' ? rotatingRelaxed(field) : slidingRelaxed(field),
  );
  const found = bestFirst(field, bound, positionOf(field, from), limits);
  if (found === null) return { solution: null };
  return 'stopped' in found ? found : { solution: deedsAlong(chart, from, found) };
}

export function positionOf(field: Field, { pawns, armed, arranged }: Stand): Position {
  const at = Int16Array.from(field.pawns, (pawn) => pawns[pawn] as number);
  return { at, armed, arrangement: field.numberOf(arranged) };
}

export function standOf({ chart, pawns, arrangements }: Field, { at, arrangement, armed }: Position): Stand {
  const spaces = [NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  pawns.forEach((pawn, which) => {
    spaces[pawn] = at[which] as number;
  });
  return { pawns: spaces, armed, arranged: arrangements[arrangement] ?? chart.quest.cards.map(() => 0) };
}

/** The stands of a shortest way, the first one left out; null where there is none. */
function bestFirst(
  field: Field,
  bound: Bound,
  start: Position,
  { bytes = DEFAULT_BYTES, onProgress, cancelled }: Limits,
): readonly Stand[] | Stopped | null {
  const nodes = openNodes(field.pawns.length, bytes);
  const successors = successorsOf(field);
  const here = makePosition(field.pawns.length);
  const queue: number[][] = [];
  const offer = (position: Position, before: number, depth: number): boolean => {
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
        return nodes.wayTo(node).map((each) => standOf(field, each));
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

function deedsAlong(chart: Chart, from: Stand, stands: readonly Stand[]): readonly Deed[] {
  let stand = from;
  return stands.map((next) => {
    const key = standKey(next);
    const found = deeds(chart, stand).find(([, after]) => standKey(after) === key);
    if (found === undefined) throw new Error('the search does not agree with the engine');
    stand = next;
    return found[0];
  });
}
