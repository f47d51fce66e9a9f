import { DIRECTIONS, type Direction, opposite } from '../family/directions.ts';
import {
  boardDirection,
  neighbourPlace,
  ownSide,
  type Place,
  type Placement,
  placeKey,
  slotCell,
  turnFor,
} from './lattice.ts';
import { OFF, type Space, type SpaceInfo, spaceOf, tileOf } from './spaces.ts';
import type { Tile } from './tile.ts';

// The mall as it lies on the table. Only `placed` is state; the rest follows from it and is kept
// so that a move is a walk along a table of neighbours.

export interface Board {
  readonly placed: readonly Placement[];
  readonly byPlace: ReadonlyMap<string, number>;
  /** [space * 4 + direction] -> the space an ordinary step leads to, or OFF. */
  readonly next: Int16Array;
  /** Exploration spaces that lead to unexplored area [M13]. */
  readonly unused: readonly Space[];
}

/** What the board needs to know of the box: the tiles in this game and how to walk on each. */
export interface TileTable {
  readonly tiles: readonly Tile[];
  readonly spaces: readonly SpaceInfo[];
  readonly walks: readonly Int8Array[];
}

export function emptyBoard(table: TileTable): Board {
  const next = new Int16Array(table.tiles.length * 64).fill(OFF);
  return { placed: [], byPlace: new Map(), next, unused: [] };
}

export function boardOf(table: TileTable, placed: readonly Placement[]): Board {
  return placed.reduce((board, placement) => lay(table, board, placement), emptyBoard(table));
}

export function lay(table: TileTable, board: Board, placement: Placement): Board {
  const placed = [...board.placed, placement];
  const byPlace = new Map(board.byPlace).set(placeKey(placement), placement.tile);
  const next = board.next.slice();
  layInside(table, next, placement);
  const laid = { placed, byPlace, next, unused: [] };
  for (let direction = 0; direction < 4; direction++) join(table, laid, placement, direction);
  return { ...laid, unused: unusedOf(table, laid) };
}

/** Everything but this tile, joined anew [S11]. */
export function lift(table: TileTable, board: Board, tile: number): Board {
  return boardOf(
    table,
    board.placed.filter((placement) => placement.tile !== tile),
  );
}

export function placementOf(board: Board, tile: number): Placement | undefined {
  return board.placed.find((placement) => placement.tile === tile);
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

function unusedOf(table: TileTable, board: Board): readonly Space[] {
  return board.placed.flatMap((placement) =>
    DIRECTIONS.map((_, direction) => direction)
      .filter((direction) => isUnused(table, board, placement, direction))
      .map((direction) => slotTowards(placement, direction)),
  );
}

function isUnused(table: TileTable, board: Board, placement: Placement, direction: number): boolean {
  if (table.spaces[slotTowards(placement, direction)]?.explore == null) return false;
  return !board.byPlace.has(placeKey(neighbourPlace(placement, direction)));
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
