import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { SLOT } from '#engine/mall/tile.ts';
import type { At, Report } from './errors.ts';

// Where things stand in a drawing: nine lines of 33 characters, four cells of seven characters in
// every second line, walls in between.

export const CELL_WIDTH = 7;
export const WIDTH = 4 * (CELL_WIDTH + 1) + 1;
export const HEIGHT = 9;

// The one line that may end early: editors strip the blanks of an open east side.
const EAST_SLOT_LINE = lineOf(SLOT.east);

/** Where a cell, or the edge east or south of it, is written. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

function lineOf(cell: number): number {
  return 2 * (cell >> 2) + 1;
}

export function cellRange(cell: number): TextRange {
  return { line: lineOf(cell), column: (CELL_WIDTH + 1) * (cell & 3) + 1, width: CELL_WIDTH };
}

/** The piece of wall on one side of a cell, the tile's border included. */
export function edgeRange(cell: number, side: Direction): TextRange {
  const { line, column } = cellRange(cell);
  if (side === 'north') return { line: line - 1, column, width: CELL_WIDTH };
  if (side === 'south') return { line: line + 1, column, width: CELL_WIDTH };
  return { line, column: side === 'east' ? column + CELL_WIDTH : column - 1, width: 1 };
}

/** The border's pieces: every cell and side that faces outwards. */
export const BORDER_EDGES: readonly { readonly cell: number; readonly side: Direction }[] =
  DIRECTIONS.flatMap((side) =>
    [0, 1, 2, 3].map((i) => ({
      cell: { north: i, east: 4 * i + 3, south: 12 + i, west: 4 * i }[side],
      side,
    })),
  );

export interface Grid {
  readonly rows: readonly string[];
  /** The number in the file of the drawing's first line. */
  readonly first: number;
}

export function read({ rows }: Grid, { line, column, width }: TextRange): string {
  return rows[line]?.slice(column, column + width) ?? '';
}

export function placeOf({ first }: Grid, { line, column }: TextRange, offset = 0): At {
  return { line: first + line, column: column + 1 + offset };
}

/** The drawing's lines, if they have the right number, width and corners. */
export function readGrid(lines: readonly string[], first: number, report: Report): Grid | null {
  if (lines.length !== HEIGHT) {
    report({ line: first, column: 1 }, 'drawingHeight', { expected: HEIGHT, found: lines.length });
    return null;
  }
  const rows = lines.map((line, index) => (index === EAST_SLOT_LINE ? line.padEnd(WIDTH) : line));
  const fits = rows.map((row, index) => fitsGrid(row, { line: first + index, column: 1 }, report));
  if (!fits.every(Boolean)) return null;
  const grid = { rows, first };
  for (let line = 0; line < HEIGHT; line += 2) checkCorners(grid, line, report);
  return grid;
}

function fitsGrid(row: string, at: At, report: Report): boolean {
  if (row.length === WIDTH) return true;
  report({ ...at, column: Math.min(row.length, WIDTH) + 1 }, 'lineWidth', {
    expected: WIDTH,
    found: row.length,
  });
  return false;
}

function checkCorners(grid: Grid, line: number, report: Report): void {
  for (let column = 0; column < WIDTH; column += CELL_WIDTH + 1) {
    const range = { line, column, width: 1 };
    const found = read(grid, range);
    if (found !== '+') report(placeOf(grid, range), 'badCorner', { found });
  }
}
