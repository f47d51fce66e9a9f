import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { SLOT, type Tile } from '#engine/mall/tile.ts';
import { type Contents, readCells } from './cells.ts';
import type { At, Report, TileError } from './errors.ts';
import { type Fault, faultsOf, has } from './geometry.ts';
import { cellRange, edgeRange, type Grid, placeOf, readGrid } from './grid.ts';
import { type Header, type NumberedLine, readHeader } from './header.ts';
import type { Border } from './symbols.ts';
import { readWalls, type Walls } from './walls.ts';

// From a drawing (docs/tiles.md) to a tile, or everything that is wrong with it.

export type Parsed =
  | { readonly ok: true; readonly tile: Tile }
  | { readonly ok: false; readonly errors: readonly TileError[] };

export function parseTile(file: string, text: string): Parsed {
  const errors: TileError[] = [];
  const report: Report = ({ line, column }, code, params = {}) =>
    errors.push({ file, line, column, code, params });
  const tile = readTile(text, report);
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  return tile !== null && errors.length === 0 ? { ok: true, tile } : { ok: false, errors };
}

function readTile(text: string, report: Report): Tile | null {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trimEnd() }));
  const drawing = drawingOf(lines);
  const header = readHeader(headerOf(lines, drawing), report);
  const [top] = drawing;
  if (top === undefined) {
    report({ line: lines.length, column: 1 }, 'missingDrawing');
    return null;
  }
  const rows = drawing.map((line) => line.text);
  const grid = readGrid(rows, top.line, report);
  return grid === null ? null : readDrawing(grid, header, report);
}

/** From the first line that starts with a corner to the last one. */
function drawingOf(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  const isBorder = ({ text }: NumberedLine) => text.startsWith('+');
  const first = lines.findIndex(isBorder);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isBorder) + 1);
}

function headerOf(lines: readonly NumberedLine[], drawing: readonly NumberedLine[]): readonly NumberedLine[] {
  return lines.filter((line) => !drawing.includes(line) && !line.text.startsWith('//'));
}

function readDrawing(grid: Grid, header: Header, report: Report): Tile {
  const contents = readCells(grid, header.shops, report);
  const walls = readWalls(grid, report);
  const entry = entryOf(grid, header, walls, report);
  if (entry !== null) checkClosedEntry(grid, contents, entry, walls.borders[entry], report);
  const tile = tileOf(header, contents, walls, entry);
  for (const fault of faultsOf(tile)) report(faultPlace(grid, fault), fault.code, fault.params);
  return tile;
}

function tileOf(header: Header, contents: Contents, walls: Walls, entry: Direction | null): Tile {
  const joins = (side: Direction) => ['gap', 'entry'].includes(walls.borders[side]);
  const { name, sensor, beholder } = header;
  const { east, south } = walls;
  return {
    name,
    entry,
    open: { north: joins('north'), east: joins('east'), south: joins('south'), west: joins('west') },
    cells: contents.cells,
    east,
    south,
    escalators: contents.escalators,
    sensor,
    beholder,
  };
}

function entryOf(grid: Grid, { start }: Header, { borders }: Walls, report: Report): Direction | null {
  const arrows = DIRECTIONS.filter((side) => ['entry', 'walled', 'barred'].includes(borders[side]));
  const [entry, ...more] = arrows;
  if (entry === undefined && !start) report(placeOf(grid, { line: 0, column: 0, width: 1 }), 'missingEntry');
  if (start) for (const side of arrows) report(sidePlace(grid, side), 'startWithEntry', { side });
  else for (const side of more) report(sidePlace(grid, side), 'twoEntries', { side });
  return entry ?? null;
}

// The door of the guard room [X5.8] is known by the captive's space: a tile has no other closed door.
function checkClosedEntry(
  grid: Grid,
  { cells }: Contents,
  side: Direction,
  border: Border,
  report: Report,
): void {
  const captive = cells.some((cell) => has(cell, 'captive'));
  if (border === 'barred' && !captive) report(sidePlace(grid, side), 'doorWithoutHero', { side });
  if (border === 'walled' && captive) report(sidePlace(grid, side), 'heroWithoutDoor', { side });
}

function sidePlace(grid: Grid, side: Direction): At {
  return placeOf(grid, edgeRange(SLOT[side], side));
}

function faultPlace(grid: Grid, { cell, side }: Fault): At {
  return placeOf(grid, side === undefined ? cellRange(cell) : edgeRange(cell, side));
}
