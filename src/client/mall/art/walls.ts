import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import type { Tile } from '#engine/mall/index.ts';
import { boardDirection, type Placement, slotCell } from '#engine/mall/lattice.ts';
import { cellBeside, edgeOf, OFF } from '#engine/mall/spaces.ts';
import type { Edge } from '#engine/mall/tile.ts';
import { turned } from '../layout.ts';

// What stands between the spaces of one tile as it lies, in units of a hundredth of a space.

export type WallKind = 'wall' | 'small';

export interface Wall {
  readonly kind: WallKind;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);
/** Border walls stand within their tile, so that two neighbours make one thick wall. */
const INSET = 5;

export function wallsOf(tile: Tile, turn: Placement['turn']): readonly Wall[] {
  return CELLS.flatMap((cell) =>
    [0, 1, 2, 3].flatMap((side) => {
      const kind = kindOf(tile, cell, side);
      const inside = cellBeside(cell, side) !== OFF;
      // Inside, each wall is met from both its cells: one of them draws it.
      if (kind === null || (inside && (side === 0 || side === 3))) return [];
      return [segment(kind, turned(turn, cell), boardDirection(side, turn), inside ? 0 : INSET)];
    }),
  );
}

function kindOf(tile: Tile, cell: number, side: number): WallKind | null {
  const beside = cellBeside(cell, side);
  if (beside === OFF) return borderKind(tile, cell, side);
  const here = tile.cells[cell]?.shop;
  const there = tile.cells[beside]?.shop;
  if (here !== there) return 'wall';
  return ofEdge(edgeOf(tile, cell, side));
}

function borderKind(tile: Tile, cell: number, side: number): WallKind | null {
  const direction = DIRECTIONS[side] as Direction;
  return slotCell(side) === cell && tile.open[direction] ? null : 'wall';
}

function ofEdge(edge: Edge): WallKind | null {
  if (edge === 'open') return null;
  // Doors are drawn by whoever gives them force.
  return typeof edge === 'string' ? edge : null;
}

function segment(
  kind: WallKind,
  { row, column }: { readonly row: number; readonly column: number },
  direction: number,
  inset: number,
): Wall {
  const [left, top] = [column * 100, row * 100];
  const lying = direction === 0 || direction === 2;
  const x = direction === 1 ? left + 100 - inset : left + (lying ? 0 : inset);
  const y = direction === 2 ? top + 100 - inset : top + (lying ? inset : 0);
  return lying
    ? { kind, x1: within(left), y1: y, x2: within(left + 100), y2: y }
    : { kind, x1: x, y1: within(top), x2: x, y2: within(top + 100) };
}

/** No wall reaches beyond the border walls it meets. */
const within = (value: number) => Math.min(400 - INSET, Math.max(INSET, value));

/** Half as wide as anyone but the dwarf. */
const HOLE = 15;

/** All walls as one line; a small passage leaves a hole in the middle of its wall. */
export function wallPath(walls: readonly Wall[]): string {
  return walls.map((wall) => (wall.kind === 'small' ? holed(wall) : straight(wall))).join('');
}

const straight = ({ x1, y1, x2, y2 }: Wall) => `M${x1} ${y1}L${x2} ${y2}`;

function holed({ x1, y1, x2, y2 }: Wall): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = [Math.sign(x2 - x1) * HOLE, Math.sign(y2 - y1) * HOLE];
  return `M${x1} ${y1}L${mx - dx} ${my - dy}M${mx + dx} ${my + dy}L${x2} ${y2}`;
}
