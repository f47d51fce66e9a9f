import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { cellBeside, OFF } from '#engine/mall/spaces.ts';
import { type Edge, SLOT } from '#engine/mall/tile.ts';
import type { Report } from './errors.ts';
import { BORDER_EDGES, edgeRange, type Grid, placeOf, read } from './grid.ts';
import { BORDERS, type Border, LYING_EDGES, SHOP_FILL, UPRIGHT_EDGES } from './symbols.ts';

// What is drawn between the cells, and round the tile.

export interface Walls {
  readonly east: readonly Edge[];
  readonly south: readonly Edge[];
  readonly borders: Readonly<Record<Direction, Border>>;
}

export function readWalls(grid: Grid, report: Report): Walls {
  for (const { cell, side } of BORDER_EDGES) if (SLOT[side] !== cell) checkBorder(grid, cell, side, report);
  const borders = DIRECTIONS.map((side) => [side, readBorder(grid, side, report)]);
  return {
    east: readEdges(grid, 'east', UPRIGHT_EDGES, report),
    south: readEdges(grid, 'south', LYING_EDGES, report),
    borders: Object.fromEntries(borders) as Record<Direction, Border>,
  };
}

function readEdges(
  grid: Grid,
  side: 'east' | 'south',
  known: ReadonlyMap<string, Edge>,
  report: Report,
): readonly Edge[] {
  return Array.from({ length: 16 }, (_, cell) => {
    if (cellBeside(cell, DIRECTIONS.indexOf(side)) === OFF) return 'wall';
    const range = edgeRange(cell, side);
    const found = read(grid, range);
    if (found === SHOP_FILL.repeat(range.width)) return 'open';
    const edge = known.get(found);
    if (edge === undefined) report(placeOf(grid, range), 'unknownEdge', { found });
    return edge ?? 'wall';
  });
}

function readBorder(grid: Grid, side: Direction, report: Report): Border {
  const range = edgeRange(SLOT[side], side);
  const found = read(grid, range);
  const looks = Object.entries(BORDERS[side]) as [Border, string][];
  const border = looks.find(([, look]) => look === found)?.[0];
  if (border === undefined) report(placeOf(grid, range), 'unknownEdge', { found });
  return border ?? 'wall';
}

function checkBorder(grid: Grid, cell: number, side: Direction, report: Report): void {
  const range = edgeRange(cell, side);
  const found = read(grid, range);
  if (found !== BORDERS[side].wall) report(placeOf(grid, range), 'gapOutsideSlot', { side });
}
