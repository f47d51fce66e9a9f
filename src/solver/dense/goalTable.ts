import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { type Address, addressOf, type Cells, numberCells } from './cells.ts';
import { type Core, DEEPEST, type Depths, type Kept, type OpenCore } from './core.ts';
import { flood, type Seed } from './flood.ts';
import { allArmed, allGone, type Goal } from './goals.ts';
import { mostBytes } from './layout.ts';
import {
  DEFAULT_BYTES,
  type Limits,
  orStopped,
  type Progress,
  type Stopped,
  tickOf,
  tooDeep,
} from './limits.ts';
import { searchTablesOf } from './searchTables.ts';

// How far every position is from the goal: the search runs backwards from everyone gone, through
// everyone on their armories if there are any. What it never meets can not be won any more.

export interface GoalTable {
  readonly graph: QuestGraph;
  readonly cells: Cells;
  readonly armed: Kept;
  /** Null where there are no armories. */
  readonly unarmed: Kept | null;
  /** How many positions can be won from. */
  readonly positions: number;
  /** False where the search stopped once it had met the position it was for: others may be missing. */
  readonly complete: boolean;
}

/** The most that a table of two bits can take. */
export function tableBytes(graph: QuestGraph): number {
  const { words } = numberCells(graph);
  return (graph.hasArmory ? 2 : 1) * mostBytes(words, { isTwoSided: false, keepDepths: false });
}

/** Of the whole space, with all distances in bytes; or only as far as `from`, which is faster. */
export function openGoalTable(
  graph: QuestGraph,
  openCore: OpenCore,
  limits: Limits = {},
  from?: Position,
): GoalTable | Stopped {
  return open(graph, { openCore, depths: 'exact', limits, from });
}

/** Of the whole space, in two bits a position: for hints. */
export function openHintTable(
  graph: QuestGraph,
  openCore: OpenCore,
  limits: Limits = {},
): GoalTable | Stopped {
  return open(graph, { openCore, depths: 'modulo', limits, from: undefined });
}

interface Wish {
  readonly openCore: OpenCore;
  readonly depths: Depths;
  readonly limits: Limits;
  readonly from: Position | undefined;
}

interface Search extends Omit<Wish, 'from'> {
  readonly cells: Cells;
  readonly from: (Address & { readonly armed: boolean }) | undefined;
}

type Run = { -readonly [Key in keyof Progress]: Progress[Key] };

function open(graph: QuestGraph, wish: Wish): GoalTable | Stopped {
  const run = { positions: 0, bound: 0 };
  return orStopped(run, () => {
    const cells = numberCells(graph);
    const { from } = wish;
    return tableOf({ ...wish, cells, from: from && { ...addressOf(cells, from), armed: from.armed } }, run);
  });
}

function tableOf(search: Search, run: Run): GoalTable {
  const { cells, from } = search;
  const { graph } = cells;
  const gone = allGone(cells);
  const seeds = gone.words.map((word) => ({ depth: 0, word, bits: gone.bits }));
  const armories = graph.hasArmory ? allArmed(cells) : undefined;
  const armed = searched(search, run, { armed: true, seeds, watch: armories, spent: 0 });
  const table = { graph, cells, armed: armed.kept, complete: from === undefined };
  if (armories === undefined || from?.armed === true)
    return { ...table, unarmed: null, positions: run.positions };
  const before = { armed: false, seeds: armed.hits, watch: undefined, spent: armed.kept.bytes };
  const unarmed = searched(search, run, before);
  return { ...table, unarmed: unarmed.kept, positions: run.positions };
}

interface Half {
  readonly armed: boolean;
  readonly seeds: readonly Seed[];
  readonly watch: Goal | undefined;
  /** Bytes that are already taken. */
  readonly spent: number;
}

function searched(search: Search, run: Run, { armed, seeds, watch, spent }: Half) {
  const { cells, limits, openCore, from, depths } = search;
  const bytes = (limits.bytes ?? DEFAULT_BYTES) - spent;
  const core = openCore(searchTablesOf(cells, armed, true), depths, bytes);
  const before = run.positions;
  const stop = (depth: number, found: number) => {
    run.positions = before + found;
    if (from?.armed === armed || !armed) run.bound = depth;
    limits.onProgress?.(run);
    if (depths === 'exact' && depth >= DEEPEST) tooDeep();
    if (from === undefined) return false;
    return from.armed === armed ? isKnown(core, from) : watch !== undefined && areKnown(core, watch);
  };
  const { hits } = flood(core, { seeds, stop, tick: tickOf(limits), ...(watch && { watch }) });
  return { hits, kept: core.kept() };
}

function isKnown({ known }: Core, { word, bit }: Address): boolean {
  return (known(word) & bit) !== 0n;
}

function areKnown({ known }: Core, { words, bits }: Goal): boolean {
  return words.every((word) => (known(word) & bits) === bits);
}
