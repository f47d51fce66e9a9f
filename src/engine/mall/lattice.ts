import { DIRECTIONS, type Direction, directionIndex, opposite } from '../family/directions.ts';
import { SLOT, type Tile } from './tile.ts';

// Where tiles lie. They sit on the lattice spanned by (4, 1) and (-1, 4) spaces, so they never
// overlap and leave one-space holes (tiles.md). Two dimensions [S13] are two lattices.

export type Turn = 0 | 1 | 2 | 3;

export interface Place {
  readonly dimension: number;
  readonly a: number;
  readonly b: number;
}

/** `turn`: quarter turns clockwise from the way the tile is drawn. */
export interface Placement extends Place {
  readonly tile: number;
  readonly turn: Turn;
}

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

const STEP_A = [0, 1, 0, -1];
const STEP_B = [-1, 0, 1, 0];

export function neighbourPlace(place: Place, direction: number): Place {
  const { dimension, a, b } = place;
  return { dimension, a: a + (STEP_A[direction] ?? 0), b: b + (STEP_B[direction] ?? 0) };
}

export function placeKey(place: Place): string {
  return `${place.dimension}:${place.a},${place.b}`;
}

/** The tile's own side that faces a board direction once the tile is turned, and back. */
export function ownSide(direction: number, turn: Turn): number {
  return (direction - turn) & 3;
}

export function boardDirection(side: number, turn: Turn): number {
  return (side + turn) & 3;
}

export function slotCell(side: number): number {
  return SLOT[DIRECTIONS[side] as Direction];
}

/** [M13] a tile laid beyond a slot is turned so that its entry meets that slot. */
export function turnFor(tile: Tile, outwards: number): Turn {
  return ((opposite(outwards) - directionIndex(tile.entry)) & 3) as Turn;
}

/** The cell of this tile at a point of the table; -1 where it does not lie there. */
export function cellAt(placement: Placement, { dimension, x, y }: Point): number {
  const { a, b, turn } = placement;
  let [row, column] = [y - (a + 4 * b), x - (4 * a - b)];
  if (placement.dimension !== dimension || Math.min(row, column) < 0 || Math.max(row, column) > 3) return -1;
  for (let i = 0; i < turn; i++) [row, column] = [3 - column, row];
  return row * 4 + column;
}

export interface Point {
  readonly dimension: number;
  readonly x: number;
  readonly y: number;
}

/** The space's own point on the table: x grows eastwards, y southwards. */
export function pointOf(placement: Placement, cell: number): Point {
  let row = cell >> 2;
  let column = cell & 3;
  for (let i = 0; i < placement.turn; i++) [row, column] = [column, 3 - row];
  const { dimension, a, b } = placement;
  return { dimension, x: 4 * a - b + column, y: a + 4 * b + row };
}
