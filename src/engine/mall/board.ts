import { DIRECTIONS, type Direction, opposite } from '../family/directions.ts';
import {
  boardDirection,
  cellAt,
  neighbourPlace,
  ownSide,
  type Place,
  type Placement,
  placeKey,
  pointOf,
  slotCell,
  turnFor,
} from './lattice.ts';
import { covered, type Layer, NO_LAYERS, type Step } from './layer.ts';
import { cellOf, OFF, type Space, type SpaceInfo, spaceOf, tileOf } from './spaces.ts';
import type { Tile } from './tile.ts';

// The mall as it lies on the table. Only `placed` is state; the rest follows from it and from what pieces have laid on
// it, and is kept so that a move is a walk along a table of neighbours.

export interface Board {
  readonly placed: readonly Placement[];
  readonly byPlace: ReadonlyMap<string, number>;
  /** [space * 4 + direction] -> the space an ordinary step leads to, or OFF. */
  readonly next: Int16Array;
  /** Exploration spaces that lead to unexplored area [M13]. */
  readonly unused: readonly Space[];
  /** What every space is now: its print, unless something covers it. */
  readonly spaces: readonly SpaceInfo[];
  readonly layers: readonly Layer[];
}

/** What the board needs to know of the box: the tiles in this game and how to walk on each. */
export interface TileTable {
  readonly tiles: readonly Tile[];
  readonly print: readonly SpaceInfo[];
  readonly walks: readonly Int8Array[];
}

export function emptyBoard(table: TileTable): Board {
  const next = new Int16Array(table.tiles.length * 64).fill(OFF);
  return { placed: [], byPlace: new Map(), next, unused: [], spaces: table.print, layers: NO_LAYERS };
}

export function boardOf(table: TileTable, placed: readonly Placement[], layers = NO_LAYERS): Board {
  const bare = placed.reduce((board, placement) => layBare(table, board, placement), emptyBoard(table));
  return layers.length === 0 ? bare : overlay(table, bare, layers);
}

/** [R17] covered spaces are plain, shut steps are gone, opened ones are there: the tables of a bare board, changed. */
function overlay(table: TileTable, bare: Board, layers: readonly Layer[]): Board {
  const spaces = table.print.slice();
  for (const space of layers.flatMap(({ covers = [] }) => covers))
    spaces[space] = covered(spaces[space] as SpaceInfo);
  const next = bare.next.slice();
  for (const step of layers.flatMap(({ shuts = [] }) => shuts)) setStep(next, step, OFF, OFF);
  for (const step of layers.flatMap(({ opens = [] }) => opens)) setStep(next, step, step.from, step.to);
  const laid = { ...bare, spaces, next, layers };
  return { ...laid, unused: unusedOf(laid) };
}

function setStep(next: Int16Array, { from, direction, to }: Step, back: Space, forth: Space): void {
  next[from * 4 + direction] = forth;
  next[to * 4 + opposite(direction)] = back;
}

export function lay(table: TileTable, board: Board, placement: Placement): Board {
  if (board.layers.length === 0) return layBare(table, board, placement);
  return boardOf(table, [...board.placed, placement], board.layers);
}

function layBare(table: TileTable, board: Board, placement: Placement): Board {
  const placed = [...board.placed, placement];
  const byPlace = new Map(board.byPlace).set(placeKey(placement), placement.tile);
  const next = board.next.slice();
  layInside(table, next, placement);
  const laid = { ...board, placed, byPlace, next, unused: [] };
  for (let direction = 0; direction < 4; direction++) join(table, laid, placement, direction);
  return { ...laid, unused: unusedOf(laid) };
}

/** Everything but this tile, joined anew [S11]. */
export function lift(table: TileTable, board: Board, tile: number): Board {
  return boardOf(
    table,
    board.placed.filter((placement) => placement.tile !== tile),
    board.layers,
  );
}

export function placementOf(board: Board, tile: number): Placement | undefined {
  for (const placement of board.placed) if (placement.tile === tile) return placement;
  return undefined;
}

function layInside(table: TileTable, next: Int16Array, { tile, turn }: Placement): void {
  const walk = table.walks[tile] as Int8Array;
  for (let cell = 0; cell < 16; cell++)
    for (let side = 0; side < 4; side++) {
      const beside = walk[cell * 4 + side] as number;
      if (beside === OFF) continue;
      next[spaceOf(tile, cell) * 4 + boardDirection(side, turn)] = spaceOf(tile, beside);
    }
}

// [M10] two neighbours are joined exactly where both facing slots are open.
function join(table: TileTable, board: Board, placement: Placement, direction: number): void {
  const near = slotTowards(placement, direction);
  const far = facingSlot(board, placement, direction);
  if (far === OFF || !isOpen(table, placement, direction)) return;
  const neighbour = placementOf(board, tileOf(far)) as Placement;
  if (!isOpen(table, neighbour, opposite(direction))) return;
  board.next[near * 4 + direction] = far;
  board.next[far * 4 + opposite(direction)] = near;
}

export function slotTowards({ tile, turn }: Placement, direction: number): Space {
  return spaceOf(tile, slotCell(ownSide(direction, turn)));
}

/** The slot of the neighbour that faces this tile's slot in that direction, or OFF where nothing lies. */
export function facingSlot(board: Board, placement: Placement, direction: number): Space {
  const tile = board.byPlace.get(placeKey(neighbourPlace(placement, direction)));
  if (tile === undefined) return OFF;
  return slotTowards(placementOf(board, tile) as Placement, opposite(direction));
}

export function isOpen(table: TileTable, { tile, turn }: Placement, direction: number): boolean {
  return table.tiles[tile]?.open[DIRECTIONS[ownSide(direction, turn)] as Direction] ?? false;
}

function unusedOf(board: Board): readonly Space[] {
  return board.placed.flatMap((placement) =>
    DIRECTIONS.map((_, direction) => direction)
      .filter((direction) => isUnused(board, placement, direction))
      .map((direction) => slotTowards(placement, direction)),
  );
}

function isUnused(board: Board, placement: Placement, direction: number): boolean {
  const space = board.spaces[slotTowards(placement, direction)];
  if (space?.explore == null && !space?.marks.includes('auto')) return false;
  return !board.byPlace.has(placeKey(neighbourPlace(placement, direction)));
}

const STEP_X = [0, 1, 0, -1];
const STEP_Y = [-1, 0, 1, 0];

/** The space that touches this one in a direction, on its own tile or on another, whatever lies between; or OFF. */
export function touching(board: Board, space: Space, direction: number): Space {
  const placement = placementOf(board, tileOf(space));
  if (placement === undefined) return OFF;
  const { dimension, x, y } = pointOf(placement, cellOf(space));
  const beside = { dimension, x: x + (STEP_X[direction] ?? 0), y: y + (STEP_Y[direction] ?? 0) };
  for (const other of board.placed) {
    const cell = cellAt(other, beside);
    if (cell >= 0) return spaceOf(other.tile, cell);
  }
  return OFF;
}

/** [M13] where a tile goes that continues from this exploration space. */
export function placementBeyond(table: TileTable, board: Board, space: Space, tile: number): Placement {
  const from = placementOf(board, tileOf(space)) as Placement;
  const direction = outwards(from, space);
  const place: Place = neighbourPlace(from, direction);
  return { ...place, tile, turn: turnFor(table.tiles[tile] as Tile, direction) };
}

function outwards(placement: Placement, slot: Space): number {
  return DIRECTIONS.findIndex((_, direction) => slotTowards(placement, direction) === slot);
}
