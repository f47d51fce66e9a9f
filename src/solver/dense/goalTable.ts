import { actionsFrom, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { type Address, addressOf, type Cells, numberCells } from './cells.ts';
import { bytesFor, type Core, DEEPEST, type OpenCore } from './core.ts';
import { type Flooded, flood, type Seed } from './flood.ts';
import { allArmed, allGone, type Goal } from './goals.ts';
import { reachFrom, sizeOf } from './layers.ts';
import { popcount } from './plain/halves.ts';
import { searchTablesOf } from './searchTables.ts';

// How far every position is from the goal: the search runs backwards from everyone gone, through
// everyone on their armories if there are any. What it never meets can not be won any more.

export interface GoalTable {
  readonly graph: QuestGraph;
  readonly cells: Cells;
  readonly armed: Core;
  /** Null where there are no armories. */
  readonly unarmed: Core | null;
  /** How many positions can be won from. */
  readonly positions: number;
  /** False where the search stopped once it had met the position it was for: others may be missing. */
  readonly complete: boolean;
}

export interface Progress {
  readonly positions: number;
  /** No solution is shorter than this. */
  readonly bound: number;
}

export interface Limits {
  /** For all sets and tables together. */
  readonly bytes?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Asked many times a second. */
  readonly cancelled?: () => boolean;
}

/** Why there is no table: it would need too much memory, a byte does not hold its depths, or somebody cancelled. */
export interface Stopped {
  readonly stopped: 'tooLarge' | 'tooDeep' | 'cancelled';
  readonly bound: number;
}

export const DEFAULT_BYTES = 512 * 2 ** 20;

export function tableBytes(graph: QuestGraph): number {
  const { words, count } = numberCells(graph);
  return (graph.hasArmory ? 2 : 1) * bytesFor(words, count, true);
}

/** Of the whole space; or only as far as `from`, which is faster. */
export function openGoalTable(
  graph: QuestGraph,
  openCore: OpenCore,
  limits: Limits = {},
  from?: Position,
): GoalTable | Stopped {
  if (tableBytes(graph) > (limits.bytes ?? DEFAULT_BYTES)) return { stopped: 'tooLarge', bound: 0 };
  const cells = numberCells(graph);
  const search = { cells, limits, openCore, from: from && { ...addressOf(cells, from), armed: from.armed } };
  const run = { positions: 0, bound: 0 };
  try {
    return tableOf(search, run);
  } catch (thrown) {
    if (thrown === CANCELLED) return { stopped: 'cancelled', bound: run.bound };
    if (thrown === TOO_DEEP) return { stopped: 'tooDeep', bound: run.bound };
    // The machine has less than it was allowed to use.
    if (thrown instanceof RangeError) return { stopped: 'tooLarge', bound: run.bound };
    throw thrown;
  }
}

const CANCELLED = Symbol('cancelled');
const TOO_DEEP = Symbol('too deep');

interface Search {
  readonly cells: Cells;
  readonly limits: Limits;
  readonly openCore: OpenCore;
  readonly from: (Address & { readonly armed: boolean }) | undefined;
}

interface Run {
  positions: number;
  bound: number;
}

function tableOf(search: Search, run: Run): GoalTable {
  const { cells, from } = search;
  const { graph } = cells;
  const gone = allGone(cells);
  const seeds = gone.words.map((word) => ({ depth: 0, word, bits: gone.bits }));
  const armories = graph.hasArmory ? allArmed(cells) : undefined;
  const armed = searched(search, run, true, seeds, armories);
  const complete = from === undefined;
  if (armories === undefined || from?.armed === true)
    return { graph, cells, armed: armed.core, unarmed: null, positions: run.positions, complete };
  const unarmed = searched(search, run, false, armed.hits, undefined);
  return { graph, cells, armed: armed.core, unarmed: unarmed.core, positions: run.positions, complete };
}

function searched(
  search: Search,
  run: Run,
  armed: boolean,
  seeds: readonly Seed[],
  watch: Goal | undefined,
): Flooded & { readonly core: Core } {
  const { cells, limits, openCore, from } = search;
  const core = openCore(searchTablesOf(cells, armed, true), true);
  const before = run.positions;
  const tick = () => {
    if (limits.cancelled?.() === true) throw CANCELLED;
  };
  const stop = (depth: number, found: number) => {
    run.positions = before + found;
    if (from?.armed === armed || !armed) run.bound = depth;
    limits.onProgress?.(run);
    if (depth >= DEEPEST) throw TOO_DEEP;
    if (from === undefined) return false;
    return from.armed === armed ? isKnown(core, from) : watch !== undefined && areKnown(core, watch);
  };
  return { ...flood(core, { seeds, stop, tick, ...(watch && { watch }) }), core };
}

function isKnown(core: Core, { word, bit }: Address): boolean {
  return (knownIn(core, word) & bit) !== 0n;
}

function areKnown(core: Core, { words, bits }: Goal): boolean {
  return words.every((word) => (knownIn(core, word) & bits) === bits);
}

function knownIn({ known }: Core, word: number): bigint {
  const half = (index: number) => BigInt.asUintN(32, BigInt(known[index] as number));
  return half(word * 2) | (half(word * 2 + 1) << 32n);
}

/** The fewest actions from here, or null where it can no longer be won. */
export function distance({ cells, armed, unarmed }: GoalTable, position: Position): number | null {
  const { word, cell } = placeOf(cells, position);
  const depths = (position.armed ? armed : unarmed)?.depths;
  const depth = depths?.[word * cells.count + cell] ?? 0;
  return depth === 0 ? null : depth - 1;
}

function placeOf(cells: Cells, position: Position): { readonly word: number; readonly cell: number } {
  const space = position.pawns[cells.last] as number;
  return {
    word: addressOf(cells, position).word,
    cell: space < 0 ? cells.gone : (cells.cellOf[space] as number),
  };
}

/** Can this still be won? */
export function isDead(table: GoalTable, position: Position): boolean {
  return distance(table, position) === null;
}

export interface Hint {
  readonly action: QuestAction;
  readonly after: Position;
  /** Actions that remain after it. */
  readonly left: number;
}

/** The next action of a shortest way; null where it is done or can not be won. */
export function hint(table: GoalTable, position: Position): Hint | null {
  const now = distance(table, position);
  if (now === null || now === 0) return null;
  for (const [action, after] of actionsFrom(table.graph, position))
    if (distance(table, after) === now - 1) return { action, after, left: now - 1 };
  throw new Error('the table does not agree with the engine');
}

/** A shortest way from here; null where there is none. */
export function solutionFrom(table: GoalTable, from: Position): readonly QuestAction[] | null {
  if (distance(table, from) === null) return null;
  const solution: QuestAction[] = [];
  for (let next = hint(table, from); next !== null; next = hint(table, next.after))
    solution.push(next.action);
  return solution;
}

/** Of all positions that can be reached from here, the share from which it can not be won. */
export function deadShare(table: GoalTable, from: Position, openCore: OpenCore): number {
  const reached = reachFrom(table.cells, from, openCore);
  const lost = lostIn(reached.armed, table.armed) + lostIn(reached.unarmed, table.unarmed);
  const twice = reached.passing.reduce(
    (sum, { word, bits }) => sum + sizeOf(bits & ~knownIn(table.armed, word)),
    0,
  );
  const all = reached.layers.reduce((sum, layer) => sum + layer, 0);
  return (lost - twice) / all;
}

function lostIn(reached: Core | null, won: Core | null): number {
  let lost = 0;
  reached?.known.forEach((half, index) => {
    lost += popcount(half & ~(won?.known[index] ?? 0));
  });
  return lost;
}
