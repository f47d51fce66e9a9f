import { DIRECTIONS } from '../family/directions.ts';
import type { Colour } from '../family/pawns.ts';
import { slotCell } from './lattice.ts';
import { type Edge, type Feature, type Mark, markOf, type Tile } from './tile.ts';

// A space is a number: the tile's number in this game times 16, plus the cell in the tile's own
// frame. It stays the same however the tile is turned, moved or taken back into the deck.
export type Space = number;

export const OFF = -1;

export function tileOf(space: Space): number {
  return space >> 4;
}

export function cellOf(space: Space): number {
  return space & 15;
}

export function spaceOf(tile: number, cell: number): Space {
  return tile * 16 + cell;
}

/** What is printed on a space; null and OFF where it is not. */
export interface SpaceInfo {
  readonly corridor: boolean;
  readonly timer: boolean;
  readonly camera: boolean;
  readonly crystal: boolean;
  readonly vortex: Colour | null;
  readonly item: Colour | null;
  readonly exit: Colour | null;
  readonly explore: Colour | null;
  /** The other end of the escalator that starts here. */
  readonly escalator: Space;
  /** Symbols that a piece in play gives force to; others are ordinary corridor [X0.3]. */
  readonly marks: readonly Mark[];
}

export const NO_MARKS: readonly Mark[] = [];

export function spacesOf(tiles: readonly Tile[], inForce = NO_MARKS): readonly SpaceInfo[] {
  return tiles.flatMap((tile, number) => tile.cells.map((_, cell) => infoOf(tile, number, cell, inForce)));
}

function infoOf(tile: Tile, number: number, index: number, inForce: readonly Mark[]): SpaceInfo {
  const cell = tile.cells[index];
  const features = cell?.features ?? [];
  const has = (kind: string) => features.some((feature) => feature.kind === kind);
  const colour = (kind: string) => {
    const found = features.find((feature) => feature.kind === kind);
    return found !== undefined && 'colour' in found ? found.colour : null;
  };
  return {
    corridor: cell?.shop === undefined,
    timer: has('timer'),
    camera: has('camera'),
    crystal: has('crystal'),
    vortex: colour('vortex'),
    item: colour('item'),
    exit: colour('exit'),
    explore: colour('explore'),
    escalator: escalatorFrom(tile, number, index),
    marks: marksOf(features, inForce),
  };
}

function marksOf(features: readonly Feature[], inForce: readonly Mark[]): readonly Mark[] {
  const marks = features.flatMap((feature) => inForce.find((mark) => mark === markOf(feature)) ?? []);
  return marks.length === 0 ? NO_MARKS : marks;
}

function escalatorFrom(tile: Tile, number: number, cell: number): Space {
  for (const [one, other] of tile.escalators) {
    if (one === cell) return spaceOf(number, other);
    if (other === cell) return spaceOf(number, one);
  }
  return OFF;
}

const CELL_STEP = [-4, 1, 4, -1];

/** The cell beside this one on the same tile, or OFF at the tile's border. */
export function cellBeside(cell: number, side: number): number {
  const column = cell & 3;
  if (side === 1 && column === 3) return OFF;
  if (side === 3 && column === 0) return OFF;
  const beside = cell + (CELL_STEP[side] ?? 0);
  return beside >= 0 && beside < 16 ? beside : OFF;
}

/** The edge that a pawn leaving this cell by one of the tile's own sides would cross. */
export function edgeOf(tile: Tile, cell: number, side: number): Edge {
  const beside = cellBeside(cell, side);
  if (beside === OFF) return 'wall';
  const first = Math.min(cell, beside);
  const edges = side === 1 || side === 3 ? tile.east : tile.south;
  return edges[first] ?? 'wall';
}

/** Cell by cell and side by side, the cell reached across an edge of this kind; with `doors`, across steel doors too. */
export function stepsAcross(tile: Tile, kind: Edge, doors = false): Int8Array {
  const steps = new Int8Array(64).fill(OFF);
  for (let cell = 0; cell < 16; cell++)
    for (let side = 0; side < 4; side++) {
      const beside = cellBeside(cell, side);
      const walkable = tile.cells[cell]?.shop === undefined && tile.cells[beside]?.shop === undefined;
      const edge = edgeOf(tile, cell, side);
      const leads = edge === kind || (doors && typeof edge !== 'string');
      if (beside !== OFF && walkable && leads) steps[cell * 4 + side] = beside;
    }
  return steps;
}

/** [M15] what would break the lattice: an open side, an exploration or an entry anywhere but in its slot. */
export function geometryProblems(tile: Tile): readonly string[] {
  const problems: string[] = [];
  if (tile.cells.length !== 16 || tile.east.length !== 16 || tile.south.length !== 16) problems.push('shape');
  const slots = DIRECTIONS.map((_, side) => slotCell(side));
  tile.cells.forEach((cell, index) => {
    const leadsOut = cell.features.some(({ kind }) => kind === 'explore' || kind === 'auto');
    if (leadsOut && !slots.includes(index)) problems.push('slot');
  });
  DIRECTIONS.forEach((side, index) => {
    const slot = tile.cells[slotCell(index)];
    const leadsOut = slot?.features.some(({ kind }) => kind === 'explore' || kind === 'auto') ?? false;
    if (leadsOut !== (tile.open[side] && side !== tile.entry)) problems.push('open');
    if (tile.open[side] && slot?.shop !== undefined) problems.push('shop');
  });
  return [...new Set(problems)];
}
