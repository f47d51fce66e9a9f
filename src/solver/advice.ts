import { afterAction, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, type Position } from '#engine/tower/position.ts';
import { hint } from './dense/distance.ts';
import { openHintTable } from './dense/goalTable.ts';
import type { Limits } from './dense/limits.ts';
import { fastCore } from './dense/wasm.ts';
import { isTabled, solve } from './solve.ts';

// What to do next, from wherever one stands. A trial's table is made at the first question and answers
// all others at once, and so is that of a small epic; a large epic is searched from the position, and the
// way that was found is remembered.

export type Advice =
  /** The next action of a shortest way, and how many remain after it. */
  | { readonly type: 'do'; readonly action: QuestAction; readonly left: number }
  | { readonly type: 'done' }
  /** It can not be won from here. */
  | { readonly type: 'lost' }
  /** The search was stopped; at least so many actions remain. */
  | { readonly type: 'unknown'; readonly bound: number };

export type Adviser = (position: Position, limits?: Limits) => Advice;

export function openAdviser(graph: QuestGraph): Adviser {
  const ask = isTabled(graph) ? tableAdviser(graph) : epicAdviser(graph);
  return (position, limits = {}) => (isDone(position) ? { type: 'done' } : ask(position, limits));
}

function tableAdviser(graph: QuestGraph): (position: Position, limits: Limits) => Advice {
  let table: ReturnType<typeof openHintTable> | undefined;
  return (position, limits) => {
    if (table === undefined || 'stopped' in table) table = openHintTable(graph, fastCore, limits);
    if ('stopped' in table) return { type: 'unknown', bound: table.bound };
    const next = hint(table, position);
    return next === null ? { type: 'lost' } : { type: 'do', action: next.action, left: next.left };
  };
}

function epicAdviser(graph: QuestGraph): (position: Position, limits: Limits) => Advice {
  const known = new Map<string, Advice>();
  const remember = (from: Position, solution: readonly QuestAction[]): void => {
    let position = from;
    solution.forEach((action, index) => {
      known.set(positionKey(position), { type: 'do', action, left: solution.length - index - 1 });
      position = afterAction(graph, position, action) as Position;
    });
  };
  return (position, limits) => {
    const key = positionKey(position);
    const before = known.get(key);
    if (before !== undefined) return before;
    const solved = solve(graph, position, limits);
    if ('stopped' in solved) return { type: 'unknown', bound: solved.bound };
    if (solved.solution === null) known.set(key, { type: 'lost' });
    else remember(position, solved.solution);
    return known.get(key) as Advice;
  };
}
