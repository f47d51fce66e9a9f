import { actionsFrom, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import { isDone, type Position } from '#engine/tower/position.ts';
import { ways } from '#engine/tower/ways.ts';
import { addressOf, bitNumber } from './cells.ts';
import type { Kept, OpenCore } from './core.ts';
import type { GoalTable } from './goalTable.ts';
import { reachFrom, sizeOf } from './layers.ts';
import { joined, popcount } from './plain/halves.ts';

// What a table says. One that keeps depths modulo three says of two positions that are one action apart which
// is nearer to the goal if the action can be undone: then their depths differ by one at most. An action that
// can not be undone may lead from depth d to d + 2, which looks like d - 1. So where nothing that looks nearer
// can be undone, all of it is followed to the goal, and what is there first was nearer.

type Next = readonly [QuestAction, Position];

/** The fewest actions from here, or null where it can no longer be won. */
export function distance(table: GoalTable, position: Position): number | null {
  const mark = markOf(table, position);
  if (mark === 0) return null;
  return keptOf(table, position)?.isExact === true ? mark - 1 : walked(table, position);
}

const keptOf = ({ armed, unarmed }: GoalTable, position: Position): Kept | null =>
  position.armed ? armed : unarmed;

function markOf(table: GoalTable, position: Position): number {
  const { cells } = table;
  const space = position.pawns[cells.last] as number;
  const cell = space < 0 ? cells.gone : (cells.cellOf[space] as number);
  const { word } = addressOf(cells, position);
  return keptOf(table, position)?.mark(word, cell, bitNumber(cells, space)) ?? 0;
}

/** Every one of the shortest ways is among those that go on so from stand to stand. */
function nearer(table: GoalTable, position: Position): readonly Next[] {
  const mark = markOf(table, position);
  const isExact = keptOf(table, position)?.isExact === true;
  const before = isExact || mark > 1 ? mark - 1 : MARKS;
  const found = actionsFrom(table.graph, position).filter(([, after]) => markOf(table, after) === before);
  if (found.length < 2) return found;
  const sure = isExact ? found[0] : found.find((next) => canUndo(table, position, next));
  return sure === undefined ? found : [sure];
}

const MARKS = 3;

/** Whether it surely can: a card goes back as it came, a pawn perhaps. Of a swap it is not asked, for hardly any can. */
function canUndo({ graph }: GoalTable, { pawns, armed }: Position, [action, after]: Next): boolean {
  if (action.type !== 'move') return true;
  const { pawn, to, swap } = action;
  if (swap !== null || armed !== after.armed || after.pawns[pawn] !== to) return false;
  return ways(graph, after, pawn).some((way) => way.to === pawns[pawn]);
}

/** What was found of each table, for the next question; a stand is asked for again and again. */
const remembered = new WeakMap<GoalTable, Map<string, number>>();
const MOST = 20_000;

function memoryOf(table: GoalTable): Map<string, number> {
  const known = remembered.get(table) ?? new Map<string, number>();
  if (known.size > MOST) known.clear();
  remembered.set(table, known);
  return known;
}

function walked(table: GoalTable, from: Position): number {
  const known = memoryOf(table);
  const seen = new Set<string>();
  const alone: string[] = [];
  let layer = new Map([[positionKey(from), from]]);
  for (let depth = 0; layer.size > 0; depth++) {
    const [key] = layer.keys();
    const rest = layer.size === 1 ? known.get(key as string) : undefined;
    const isThere = rest !== undefined || [...layer.values()].some(isDone);
    if (isThere) {
      const length = depth + (rest ?? 0);
      alone.forEach((stand, at) => {
        known.set(stand, length - at);
      });
      return length;
    }
    // As long as there is but one way, the distance of every stand on it will be known.
    if (layer.size === 1 && alone.length === depth) alone.push(key as string);
    for (const stand of layer.keys()) seen.add(stand);
    layer = new Map(
      [...layer.values()]
        .flatMap((position) => nearer(table, position))
        .map(([, after]) => [positionKey(after), after] as const)
        .filter(([stand]) => !seen.has(stand)),
    );
  }
  throw new Error('the table does not agree with the engine');
}

/** Can this still be won? */
export function isDead(table: GoalTable, position: Position): boolean {
  return markOf(table, position) === 0;
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
  const all = nearer(table, position);
  const best = all.length === 1 ? all[0] : all.find(([, after]) => distance(table, after) === now - 1);
  if (best === undefined) throw new Error('the table does not agree with the engine');
  return { action: best[0], after: best[1], left: now - 1 };
}

/** A shortest way from here; null where there is none. */
export function solutionFrom(table: GoalTable, from: Position): readonly QuestAction[] | null {
  if (isDead(table, from)) return null;
  const solution: QuestAction[] = [];
  for (let next = hint(table, from); next !== null; next = hint(table, next.after))
    solution.push(next.action);
  return solution;
}

/** Of all positions that can be reached from here, the share from which it can not be won. */
export function deadShare(table: GoalTable, from: Position, openCore: OpenCore): number {
  const reached = reachFrom(table.cells, from, openCore);
  let lost = 0;
  for (const [seen, won] of [
    [reached.armed, table.armed],
    [reached.unarmed, table.unarmed],
  ] as const)
    seen?.eachKnown((word, low, high) => {
      lost += popcount(low & ~(won?.half(word, 0) ?? 0)) + popcount(high & ~(won?.half(word, 1) ?? 0));
    });
  const twice = reached.passing.reduce(
    (sum, { word, bits }) =>
      sum + sizeOf(bits & ~joined(table.armed.half(word, 0), table.armed.half(word, 1))),
    0,
  );
  const all = reached.layers.reduce((sum, layer) => sum + layer, 0);
  return (lost - twice) / all;
}
