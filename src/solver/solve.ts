import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import {
  DEFAULT_BYTES,
  type Limits,
  openGoalTable,
  type Stopped,
  solutionFrom,
  tableBytes,
} from './dense/goalTable.ts';
import { fastCore, mayCompile } from './dense/wasm.ts';
import { solveEpic } from './epic/search.ts';

export interface Solved {
  /** Null where it can not be won. */
  readonly solution: readonly QuestAction[] | null;
}

/** A shortest solution; or why the search stopped, and the proven bound: no solution is shorter. */
export function solve(
  graph: QuestGraph,
  from: Position = firstPosition(graph),
  limits: Limits = {},
): Solved | Stopped {
  if (isTabled(graph)) return solveByTable(graph, from, limits);
  const found = solveEpic(graph, from, limits);
  const { bytes = DEFAULT_BYTES } = limits;
  // With four pawns the table of a rotating epic takes a gigabyte and half a minute, but always says.
  const full = 'stopped' in found && found.stopped === 'tooLarge';
  return full && canBeTabled(graph) && tableBytes(graph) <= bytes ? solveByTable(graph, from, limits) : found;
}

function solveByTable(graph: QuestGraph, from: Position, limits: Limits): Solved | Stopped {
  const table = openGoalTable(graph, fastCore, limits, from);
  return 'stopped' in table ? table : { solution: solutionFrom(table, from) };
}

/** Small enough for a page. */
const SMALL_EPIC = 192 * 2 ** 20;

/** Whether a table of all distances is the way to solve it: trials, and epics with few pawns. */
export function isTabled(graph: QuestGraph): boolean {
  return graph.quest.shape === 'trial' || (canBeTabled(graph) && tableBytes(graph) <= SMALL_EPIC);
}

function canBeTabled(graph: QuestGraph): boolean {
  return graph.quest.shape !== 'trial' && mayCompile();
}
