import type { Chart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import {
  DEFAULT_BYTES,
  type Limits,
  openTable,
  type Stopped,
  solutionFrom,
  tableBytes,
} from './dense/table.ts';
import { fastCore, mayCompile } from './dense/wasm.ts';
import { solveEpic } from './epic/search.ts';

export interface Solved {
  /** Null where it can not be won. */
  readonly solution: readonly Deed[] | null;
}

/** A shortest solution; or why the search stopped, and the proven bound: no solution is shorter. */
export function solve(chart: Chart, from: Stand = firstStand(chart), limits: Limits = {}): Solved | Stopped {
  if (isTabled(chart)) return solveByTable(chart, from, limits);
  const found = solveEpic(chart, from, limits);
  const { bytes = DEFAULT_BYTES } = limits;
  // With four pawns the table of a rotating epic takes a gigabyte and half a minute, but always says.
  const full = 'stopped' in found && found.stopped === 'tooLarge';
  return full && canBeTabled(chart) && tableBytes(chart) <= bytes ? solveByTable(chart, from, limits) : found;
}

function solveByTable(chart: Chart, from: Stand, limits: Limits): Solved | Stopped {
  const table = openTable(chart, fastCore, limits, from);
  return 'stopped' in table ? table : { solution: solutionFrom(table, from) };
}

/** Small enough for a page. */
const SMALL_EPIC = 192 * 2 ** 20;

/** Whether a table of all distances is the way to solve it: trials, and epics with few pawns. */
export function isTabled(chart: Chart): boolean {
  return chart.quest.shape === 'trial' || (canBeTabled(chart) && tableBytes(chart) <= SMALL_EPIC);
}

function canBeTabled(chart: Chart): boolean {
  return chart.quest.shape !== 'trial' && mayCompile();
}
