import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { partOf } from '#engine/tower/position.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { isExit, isInvoked, type Step, stepsFrom } from '#engine/tower/steps.ts';
import { runsOf } from '../runs.ts';

// An epic as a search reads it: arrangements as numbers, and for each the steps of every pawn from
// every space, made when they are first asked for. There are up to 181,440 arrangements: what has
// been made is forgotten when it grows too large.

export interface Field {
  readonly graph: QuestGraph;
  readonly pawns: readonly number[];
  readonly mage: number;
  readonly barbarian: number;
  readonly arrangements: readonly Arrangement[];
  readonly numberOf: (arranged: Arrangement) => number;
  /** The steps of a pawn of the quest (by its place in `pawns`), ROW numbers each. */
  readonly stepsAt: (arrangement: number, which: number, space: number, armed: boolean) => Int32Array;
  /** By space: the doors held open from it, and the card that can be turned or slid from it. */
  readonly keys: Uint8Array;
  readonly handles: Int8Array;
}

/** A step: where it leads (NOWHERE: out), what it needs, where its run ends, the doors, then `clear` and `some`, four words each. */
export const ROW = 12;
export const INVOKES = 4;

const MOST_STEPS = 300_000;

export function openField(graph: QuestGraph): Field {
  const { floor, card } = graph;
  const pawns = partOf(graph);
  const arrangements: Arrangement[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (arranged: Arrangement): number => {
    const key = arranged.join('');
    const known = numbers.get(key) ?? arrangements.length;
    if (known === arrangements.length) {
      arrangements.push(arranged);
      numbers.set(key, known);
    }
    return known;
  };
  const made = new Map<number, Int32Array>();
  const stepsAt = (arrangement: number, which: number, space: number, armed: boolean): Int32Array => {
    const key = ((arrangement * 2 + (armed ? 1 : 0)) * PAWNS.length + which) * 128 + space;
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= MOST_STEPS) made.clear();
    const pawn = pawns[which] as number;
    const rows = rowsOf(
      graph,
      pawn,
      stepsFrom(
        { graph, adjacency: graph.adjacency(arrangements[arrangement] as Arrangement), pawn, armed },
        space,
      ),
    );
    made.set(key, rows);
    return rows;
  };
  return {
    graph,
    pawns,
    mage: pawns.indexOf(pawnIndex('mage')),
    barbarian: pawns.indexOf(pawnIndex('barbarian')),
    arrangements,
    numberOf,
    stepsAt,
    keys: Uint8Array.from(floor, (here) => (here.kind === 'key' ? 1 << here.door : 0)),
    handles: Int8Array.from(floor, ({ kind }, space) =>
      kind === 'handle' ? (card[space] as number) : NOWHERE,
    ),
  };
}

function rowsOf(graph: QuestGraph, pawn: number, steps: readonly Step[]): Int32Array {
  const rows: number[] = [];
  for (const run of runsOf(steps)) {
    const end = rows.length + run.length * ROW;
    for (const { to, needs, doors, clear, some } of run) {
      const invokes = isInvoked(graph, pawn, to) ? INVOKES : 0;
      rows.push(
        isExit(graph, to) ? NOWHERE : to,
        needs | invokes,
        end,
        doors,
        ...words(clear),
        ...words(some),
      );
    }
  }
  return Int32Array.from(rows);
}

function words(spaces: readonly number[]): readonly number[] {
  const found = [0, 0, 0, 0];
  for (const space of spaces) found[space >> 5] = (found[space >> 5] as number) | (1 << (space & 31));
  return found;
}
