import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, type Position } from '#engine/tower/position.ts';
import { actionsAlong } from '../along.ts';
import { numberCells } from './cells.ts';
import type { Core } from './core.ts';
import type { Goal } from './goals.ts';
import { type Leg, legsOf, positionOn } from './legs.ts';
import { DEFAULT_BYTES, type Limits, orStopped, type Progress, type Stopped, tickOf } from './limits.ts';
import { type Machine, type OpenHands, openMachine } from './machine.ts';
import { searchTablesOf } from './searchTables.ts';
import { type Met, type Spot, wayBetween } from './wayBetween.ts';

// From both ends at once: forwards from where the pawns stand, backwards from everyone gone, always on the side
// that has less to look at. With all positions known that are so many actions from the start, and all so many
// from the goal, and none in both, no solution is as short as both together: the first position that is met is
// on a shortest one.

export interface Solved {
  /** Null where it can not be won. */
  readonly solution: readonly QuestAction[] | null;
}

/** One of the two searches. */
interface Side {
  /** The space it starts in, then the one it goes on in, if there are two. */
  readonly spaces: readonly Core[];
  /** Whether it goes on in one space alone from where they join. */
  readonly leaves: boolean;
  depth: number;
  /** Positions at this depth. */
  latest: number;
}

interface Search {
  readonly machine: Machine;
  readonly leg: Leg;
  readonly forwards: Side;
  readonly backwards: Side;
}

type Run = { -readonly [Key in keyof Progress]: Progress[Key] };

export function solveFromBothSides(
  graph: QuestGraph,
  from: Position,
  limits: Limits,
  hands: OpenHands,
): Solved | Stopped {
  if (isDone(from)) return { solution: [] };
  const run = { positions: 0, bound: 0 };
  return orStopped(run, () => {
    const cells = numberCells(graph);
    const positions: Position[] = [];
    for (const leg of legsOf(cells, from)) {
      const way = wayOf(leg, limits, hands, run);
      if (way === null) return { solution: null };
      for (const spot of way) positions.push(positionOn(leg, spot));
    }
    return { solution: actionsAlong(graph, from, positions) };
  });
}

/** Null where there is none. */
function wayOf(leg: Leg, limits: Limits, hands: OpenHands, run: Run): readonly Spot[] | null {
  const search = openSearch(leg, limits, hands);
  try {
    const met = meet(search, limits, run);
    return met === null ? null : wayBetween(search.machine, leg, met);
  } finally {
    search.machine.done();
  }
}

function openSearch(leg: Leg, { bytes = DEFAULT_BYTES }: Limits, hands: OpenHands): Search {
  const { cells, armed } = leg;
  const plans = [false, true].flatMap((backwards) =>
    armed.map((isArmed, space) => ({ space, tables: searchTablesOf(cells, isArmed, backwards) })),
  );
  const machine = openMachine(plans, { isTwoSided: true, keepDepths: false }, bytes, hands);
  const [on, back] = [machine.cores.slice(0, armed.length).reverse(), machine.cores.slice(armed.length)];
  return {
    machine,
    leg,
    forwards: { spaces: on, leaves: true, depth: 0, latest: 0 },
    backwards: { spaces: back, leaves: false, depth: 0, latest: 0 },
  };
}

/** Where they meet, and how far that is from both ends; null where they never do. */
function meet({ machine, leg, forwards, backwards }: Search, limits: Limits, run: Run): Met | null {
  const { gates, start, goal } = leg;
  const tick = tickOf(limits);
  const before = run.bound;
  forwards.spaces[0]?.seed(start.word, start.bit);
  settle(forwards, gates);
  for (const word of goal.words) backwards.spaces[0]?.seed(word, goal.bits);
  settle(backwards, gates);
  while (forwards.latest > 0 && backwards.latest > 0) {
    // The way before this leg, and more than both sides know.
    run.bound = before + forwards.depth + backwards.depth + 1;
    limits.onProgress?.(run);
    const side = forwards.latest <= backwards.latest ? forwards : backwards;
    run.positions += side.latest;
    side.depth++;
    for (const core of side.spaces) core.expand(() => tick() || machine.met() !== null);
    if (machine.met() === null) settle(side, gates);
    const met = machine.met();
    if (met === null) continue;
    const { space, word, bits } = met;
    return { space, word, bit: bits & -bits, before: forwards.depth, after: backwards.depth };
  }
  return null;
}

function settle(side: Side, gates: Goal | null): void {
  const [first, second] = side.spaces;
  side.latest = first?.settle(side.depth) ?? 0;
  if (gates !== null && first !== undefined && second !== undefined) pass(first, second, side.leaves, gates);
  side.latest += second?.settle(side.depth) ?? 0;
}

/** [T4] [R26] whoever stand on their armories are in the other space at once. Who has been there is not new there. */
function pass(from: Core, to: Core, leaves: boolean, { words, bits }: Goal): void {
  for (const word of words) {
    const found = from.known(word) & bits;
    if (found === 0n) continue;
    to.seed(word, found);
    if (leaves) from.close(word, found);
  }
}
