import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, type Position } from '#engine/tower/position.ts';
import { actionsAlong } from '../along.ts';
import { addressOf, type Cells, numberCells, positionAt } from './cells.ts';
import type { Core } from './core.ts';
import { allArmed, allGone, type Goal } from './goals.ts';
import { DEFAULT_BYTES, type Limits, orStopped, type Progress, type Stopped, tickOf } from './limits.ts';
import { type Machine, type OpenHands, openMachine } from './machine.ts';
import { searchTablesOf } from './searchTables.ts';
import { type Spot, wayBetween } from './wayBetween.ts';

// From both ends at once: forwards from where the pawns stand, backwards from everyone gone, always on the side
// that has less to look at. With all positions known that are so many actions from the start, and all so many
// from the goal, and none in both, no solution is as short as both together: the first position that is met is
// on a shortest one. Before the armories and after them are two spaces [T4], with the position of everyone on
// theirs in both.

export interface Solved {
  /** Null where it can not be won. */
  readonly solution: readonly QuestAction[] | null;
}

const ARMED = 0;
const UNARMED = 1;

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
  readonly cells: Cells;
  readonly machine: Machine;
  readonly gates: Goal | null;
  readonly forwards: Side;
  readonly backwards: Side;
}

export function solveFromBothSides(
  graph: QuestGraph,
  from: Position,
  limits: Limits,
  hands: OpenHands,
): Solved | Stopped {
  if (isDone(from)) return { solution: [] };
  const run = { positions: 0, bound: 0 };
  return orStopped(run, () => {
    const search = openSearch(graph, from, limits, hands);
    const met = meet(search, from, limits, run);
    if (met === null) return { solution: null };
    const way = wayBetween(search.machine, search.cells, from, met);
    const positions = way.map(({ space, ...address }) => positionAt(search.cells, address, space === ARMED));
    return { solution: actionsAlong(graph, from, positions) };
  });
}

function openSearch(
  graph: QuestGraph,
  from: Position,
  { bytes = DEFAULT_BYTES }: Limits,
  hands: OpenHands,
): Search {
  const cells = numberCells(graph);
  const spaces = from.armed ? [ARMED] : [ARMED, UNARMED];
  const plans = [false, true].flatMap((backwards) =>
    spaces.map((space) => ({ space, tables: searchTablesOf(cells, space === ARMED, backwards) })),
  );
  const machine = openMachine(plans, { isTwoSided: true, keepDepths: false }, bytes, hands);
  const [forwards, backwards] = [
    machine.cores.slice(0, spaces.length).reverse(),
    machine.cores.slice(spaces.length),
  ];
  return {
    cells,
    machine,
    gates: from.armed ? null : allArmed(cells),
    forwards: { spaces: forwards, leaves: true, depth: 0, latest: 0 },
    backwards: { spaces: backwards, leaves: false, depth: 0, latest: 0 },
  };
}

/** Where they meet, and how far that is from both ends; null where they never do. */
function meet(
  { cells, machine, gates, forwards, backwards }: Search,
  from: Position,
  limits: Limits,
  run: { -readonly [Key in keyof Progress]: Progress[Key] },
): (Spot & { readonly before: number; readonly after: number }) | null {
  const tick = tickOf(limits);
  const { word, bit } = addressOf(cells, from);
  forwards.spaces[0]?.seed(word, bit);
  settle(forwards, gates);
  const gone = allGone(cells);
  for (const each of gone.words) backwards.spaces[0]?.seed(each, gone.bits);
  settle(backwards, gates);
  for (;;) {
    if (forwards.latest === 0 || backwards.latest === 0) return null;
    run.bound = forwards.depth + backwards.depth + 1;
    limits.onProgress?.(run);
    const side = forwards.latest <= backwards.latest ? forwards : backwards;
    run.positions += side.latest;
    side.depth++;
    for (const core of side.spaces) core.expand(() => tick() || machine.met() !== null);
    if (machine.met() === null) settle(side, gates);
    const met = machine.met();
    if (met === null) continue;
    const { space, word: at, bits } = met;
    return { space, word: at, bit: bits & -bits, before: forwards.depth, after: backwards.depth };
  }
}

function settle(side: Side, gates: Goal | null): void {
  const [first, second] = side.spaces;
  side.latest = first?.settle(side.depth) ?? 0;
  if (gates !== null && first !== undefined && second !== undefined) pass(first, second, side.leaves, gates);
  side.latest += second?.settle(side.depth) ?? 0;
}

/** [T4] [R26] whoever stand on their armories are in the other space at once. */
function pass(from: Core, to: Core, leaves: boolean, { words, bits }: Goal): void {
  for (const word of words) {
    const found = from.front(word) & bits;
    if (found === 0n) continue;
    to.seed(word, found);
    if (leaves) from.drop(word, found);
  }
}
