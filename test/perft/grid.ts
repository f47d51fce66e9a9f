import type { Direction, Tile } from '#engine/mall/index.ts';

// The reference's own mall: every space lies at (x, y) of a plane, with what is printed on it and
// what stands on each of its four sides. Tiles are turned and laid by code of its own.

export const COMPASS: readonly Direction[] = ['north', 'east', 'south', 'west'];
export const LETTERS = ['N', 'E', 'S', 'W'];
export const DX = [0, 1, 0, -1];
export const DY = [-1, 0, 1, 0];
/** How far the next tile's corner lies on each side (tiles.md). */
const TILE_DX = [1, 4, -1, -4];
const TILE_DY = [-4, 1, 4, -1];

export interface Laid {
  readonly tile: number;
  readonly plane: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

export type Side = 'open' | 'wall' | 'small' | 'slot';

export interface Cell {
  readonly space: number;
  readonly tile: number;
  readonly plane: number;
  readonly x: number;
  readonly y: number;
  readonly corridor: boolean;
  /** 'small vortex purple': the words of what is printed here. */
  readonly printed: ReadonlySet<string>;
  readonly sides: readonly Side[];
  /** The side on which an exploration space here leads out, and its colour. */
  readonly leads: { readonly side: number; readonly colour: string } | null;
  readonly escalator: number | null;
}

export interface Mall {
  readonly laid: readonly Laid[];
  readonly at: ReadonlyMap<string, Cell>;
  readonly bySpace: ReadonlyMap<number, Cell>;
}

const where = (plane: number, x: number, y: number) => `${plane}/${x}/${y}`;

export function mallOf(tiles: readonly Tile[], laid: readonly Laid[]): Mall {
  const cells = laid.flatMap((one) => cellsOf(tiles[one.tile] as Tile, one));
  return {
    laid,
    at: new Map(cells.map((cell) => [where(cell.plane, cell.x, cell.y), cell])),
    bySpace: new Map(cells.map((cell) => [cell.space, cell])),
  };
}

function cellsOf(tile: Tile, laid: Laid): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) cells.push(cellOf(tile, laid, row, column));
  return cells;
}

function cellOf(tile: Tile, laid: Laid, row: number, column: number): Cell {
  const index = row * 4 + column;
  const drawn = tile.cells[index];
  const [y, x] = turned(row, column, laid.turns);
  const own = [0, 1, 2, 3].map((side) => sideOf(tile, row, column, side));
  const explore = drawn?.features.find(({ kind }) => kind === 'explore');
  const ride = tile.escalators.find((ends) => ends.includes(index));
  return {
    space: laid.tile * 16 + index,
    tile: laid.tile,
    plane: laid.plane,
    x: laid.x + x,
    y: laid.y + y,
    corridor: drawn?.shop === undefined,
    printed: new Set(
      drawn?.features.map((feature) =>
        'colour' in feature ? `${feature.kind} ${feature.colour}` : feature.kind,
      ),
    ),
    sides: [0, 1, 2, 3].map((side) => own[(side + 4 - laid.turns) % 4] as Side),
    leads:
      explore !== undefined && 'colour' in explore
        ? {
            side: (SLOTS.findIndex(([r, c]) => r === row && c === column) + laid.turns) % 4,
            colour: explore.colour,
          }
        : null,
    escalator: ride === undefined ? null : laid.tile * 16 + (ride[0] === index ? ride[1] : ride[0]),
  };
}

const SLOTS = [
  [0, 2],
  [2, 3],
  [3, 1],
  [1, 0],
];

/** A quarter turn clockwise brings the top row to the right column. */
function turned(row: number, column: number, turns: number): [number, number] {
  return turns === 0 ? [row, column] : turned(column, 3 - row, turns - 1);
}

function sideOf(tile: Tile, row: number, column: number, side: number): Side {
  const [r, c] = [row + (DY[side] ?? 0), column + (DX[side] ?? 0)];
  if (r < 0 || r > 3 || c < 0 || c > 3) {
    const isSlot = SLOTS[side]?.[0] === row && SLOTS[side]?.[1] === column;
    return isSlot && tile.open[COMPASS[side] as Direction] ? 'slot' : 'wall';
  }
  const first = Math.min(row * 4 + column, r * 4 + c);
  const edge = (r === row ? tile.east : tile.south)[first];
  return edge === 'open' || edge === 'small' ? edge : 'wall';
}

export function beside(mall: Mall, { plane, x, y }: Cell, side: number): Cell | undefined {
  return mall.at.get(where(plane, x + (DX[side] ?? 0), y + (DY[side] ?? 0)));
}

/** [M10] within a tile what is drawn between; between two tiles, both slots open. */
export function stepTo(mall: Mall, from: Cell, side: number, small: boolean): Cell | undefined {
  const to = beside(mall, from, side);
  if (to === undefined || !to.corridor) return undefined;
  const [mine, theirs] = [from.sides[side], to.sides[(side + 2) % 4]];
  if (from.tile !== to.tile) return mine === 'slot' && theirs === 'slot' ? to : undefined;
  return mine === 'open' || (mine === 'small' && small) ? to : undefined;
}

/** Where a tile beyond this side would have its corner, and whether none lies there yet. */
export function beyond({ plane, x, y }: Laid, side: number): Pick<Laid, 'plane' | 'x' | 'y'> {
  return { plane, x: x + (TILE_DX[side] ?? 0), y: y + (TILE_DY[side] ?? 0) };
}

export function isVacant({ laid }: Mall, spot: Pick<Laid, 'plane' | 'x' | 'y'>): boolean {
  return !laid.some(({ plane, x, y }) => plane === spot.plane && x === spot.x && y === spot.y);
}

/** [M13] turned until its entry arrow faces back to where it was explored from. */
export function layBeyond(tiles: readonly Tile[], from: Laid, side: number, tile: number): Laid {
  const entry = COMPASS.indexOf(tiles[tile]?.entry as Direction);
  const turns = [0, 1, 2, 3].find((quarter) => (entry + quarter) % 4 === (side + 2) % 4) as number;
  return { ...beyond(from, side), tile, turns };
}
