import type { Chart } from '#engine/tower/chart.ts';
import { afterDeed, type Deed, standKey } from '#engine/tower/deeds.ts';
import { isDone, type Stand } from '#engine/tower/stand.ts';
import { hint, type Limits, openTable } from './dense/table.ts';
import { fastCore } from './dense/wasm.ts';
import { isTabled, solve } from './solve.ts';

// What to do next, from wherever one stands. A trial's table is made at the first question and answers
// all others at once, and so is that of a small epic; a large epic is searched from the stand, and the
// way that was found is remembered.

export type Advice =
  /** The next action of a shortest way, and how many remain after it. */
  | { readonly type: 'do'; readonly deed: Deed; readonly left: number }
  | { readonly type: 'done' }
  /** It can not be won from here. */
  | { readonly type: 'lost' }
  /** The search was stopped; at least so many actions remain. */
  | { readonly type: 'unknown'; readonly bound: number };

export type Adviser = (stand: Stand, limits?: Limits) => Advice;

export function openAdviser(chart: Chart): Adviser {
  const ask = isTabled(chart) ? tableAdviser(chart) : epicAdviser(chart);
  return (stand, limits = {}) => (isDone(stand) ? { type: 'done' } : ask(stand, limits));
}

function tableAdviser(chart: Chart): (stand: Stand, limits: Limits) => Advice {
  let table: ReturnType<typeof openTable> | undefined;
  return (stand, limits) => {
    if (table === undefined || 'stopped' in table) table = openTable(chart, fastCore, limits);
    if ('stopped' in table) return { type: 'unknown', bound: table.bound };
    const next = hint(table, stand);
    return next === null ? { type: 'lost' } : { type: 'do', deed: next.deed, left: next.left };
  };
}

function epicAdviser(chart: Chart): (stand: Stand, limits: Limits) => Advice {
  const known = new Map<string, Advice>();
  const remember = (from: Stand, solution: readonly Deed[]): void => {
    let stand = from;
    solution.forEach((deed, index) => {
      known.set(standKey(stand), { type: 'do', deed, left: solution.length - index - 1 });
      stand = afterDeed(chart, stand, deed) as Stand;
    });
  };
  return (stand, limits) => {
    const key = standKey(stand);
    const before = known.get(key);
    if (before !== undefined) return before;
    const solved = solve(chart, stand, limits);
    if ('stopped' in solved) return { type: 'unknown', bound: solved.bound };
    if (solved.solution === null) known.set(key, { type: 'lost' });
    else remember(stand, solved.solution);
    return known.get(key) as Advice;
  };
}
