import { afterAction, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, type Position } from '#engine/tower/position.ts';
import { hint } from './dense/distance.ts';
import { openHintTable } from './dense/goalTable.ts';
import { DEFAULT_BYTES, type Limits } from './dense/limits.ts';
import { fastCore } from './dense/wasm.ts';
import { isTabled, mostOfTable, solve } from './solve.ts';

// What to do next, from wherever one stands. The first question is answered by a search, which takes less time
// than a table, and the way that was found is remembered. Whoever asks beside that way asks again: then the table
// is made that answers all. Of a quest too large for one, or whose table was stopped, every question is a search.

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
  const search = searchAdviser(graph);
  const table = isTabled(graph) ? tableAdviser(graph, search) : search;
  let isFirst = true;
  return (position, limits = {}) => {
    if (isDone(position)) return { type: 'done' };
    const ask = isFirst ? search : table;
    const known = search.known(position);
    if (known !== undefined) return known;
    isFirst = false;
    return ask(position, limits);
  };
}

type Ask = (position: Position, limits: Limits) => Advice;

function tableAdviser(graph: QuestGraph, search: Ask): Ask {
  let table: ReturnType<typeof openHintTable> | undefined;
  return (position, limits) => {
    const isNew = table === undefined;
    table ??= openHintTable(graph, fastCore, ofTable(limits));
    // How far a table has come proves nothing of where one stands.
    if ('stopped' in table)
      return isNew && table.stopped === 'cancelled'
        ? { type: 'unknown', bound: 0 }
        : search(position, limits);
    const next = hint(table, position);
    return next === null ? { type: 'lost' } : { type: 'do', action: next.action, left: next.left };
  };
}

function ofTable({ onProgress, bytes = DEFAULT_BYTES, ...others }: Limits): Limits {
  const limits = { ...others, bytes: Math.min(bytes, mostOfTable()) };
  if (onProgress === undefined) return limits;
  return { ...limits, onProgress: ({ positions }) => onProgress({ positions, bound: 0 }) };
}

function searchAdviser(
  graph: QuestGraph,
): Ask & { readonly known: (position: Position) => Advice | undefined } {
  const known = new Map<string, Advice>();
  const remember = (from: Position, solution: readonly QuestAction[]): void => {
    let position = from;
    solution.forEach((action, index) => {
      known.set(positionKey(position), { type: 'do', action, left: solution.length - index - 1 });
      position = afterAction(graph, position, action) as Position;
    });
  };
  const ask: Ask = (position, limits) => {
    const solved = solve(graph, position, limits);
    if ('stopped' in solved) return { type: 'unknown', bound: solved.bound };
    if (solved.solution === null) known.set(positionKey(position), { type: 'lost' });
    else remember(position, solved.solution);
    return known.get(positionKey(position)) as Advice;
  };
  return Object.assign(ask, { known: (position: Position) => known.get(positionKey(position)) });
}
