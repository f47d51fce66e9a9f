import type { Chart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import { type Limits, openTable, type Stopped, solutionFrom } from './dense/table.ts';
import { fastCore } from './dense/wasm.ts';
import { solveEpic } from './epic/search.ts';

export interface Solved {
  /** Null where it can not be won. */
  readonly solution: readonly Deed[] | null;
}

/** A shortest solution; or why the search stopped, and the proven bound: no solution is shorter. */
export function solve(chart: Chart, from: Stand = firstStand(chart), limits: Limits = {}): Solved | Stopped {
  if (chart.quest.shape !== 'trial') return solveEpic(chart, from, limits);
  const table = openTable(chart, fastCore, limits, from);
  return 'stopped' in table ? table : { solution: solutionFrom(table, from) };
}
