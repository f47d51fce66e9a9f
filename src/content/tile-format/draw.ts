import type { Direction } from '#engine/family/directions.ts';
import { type Edge, SLOT, type Tile } from '#engine/mall/tile.ts';
import { has } from './geometry.ts';
import { BORDER_EDGES, CELL_WIDTH, cellRange, edgeRange, HEIGHT, type TextRange, WIDTH } from './grid.ts';
import { BORDERS, type Border, LYING_EDGES, SHOP_FILL, sameEdge, tokenOf, UPRIGHT_EDGES } from './symbols.ts';

// The other way round: a tile as the text that parseTile reads.

export function drawTile(tile: Tile): string {
  return `${[...headerLines(tile), '', ...drawingLines(tile)].join('\n')}\n`;
}

/** Only the nine lines of the drawing. */
export function drawingLines(tile: Tile): readonly string[] {
  const canvas = Array.from({ length: HEIGHT }, (_, line) => blankLine(line));
  const put = ({ line, column }: TextRange, text: string) => {
    const row = canvas[line] ?? '';
    canvas[line] = row.slice(0, column) + text + row.slice(column + text.length);
  };
  tile.cells.forEach((_, cell) => {
    put(cellRange(cell), cellText(tile, cell));
    if ((cell & 3) < 3) put(edgeRange(cell, 'east'), edgeText(tile, cell, 'east'));
    if (cell < 12) put(edgeRange(cell, 'south'), edgeText(tile, cell, 'south'));
  });
  for (const { cell, side } of BORDER_EDGES)
    put(edgeRange(cell, side), BORDERS[side][SLOT[side] === cell ? borderOf(tile, side) : 'wall']);
  return canvas.map((line) => line.trimEnd());
}

function headerLines(tile: Tile): readonly string[] {
  return [
    `tile ${tile.name}`,
    ...(tile.entry === null ? ['start'] : []),
    ...(tile.sensor === null ? [] : [`sensor ${tile.sensor}`]),
    ...(tile.beholder ? ['beholder'] : []),
    ...shopsOf(tile).map((shop, index) => `shop ${letterOf(index)} ${shop}`),
  ];
}

function blankLine(line: number): string {
  return line % 2 === 0 ? `+${' '.repeat(CELL_WIDTH)}`.repeat(4).concat('+') : ' '.repeat(WIDTH);
}

function shopsOf(tile: Tile): readonly string[] {
  return [...new Set(tile.cells.flatMap(({ shop }) => shop ?? []))];
}

function letterOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

function cellText(tile: Tile, cell: number): string {
  const { shop, features } = tile.cells[cell] ?? { features: [] };
  if (shop !== undefined) return centred(letterOf(shopsOf(tile).indexOf(shop)), SHOP_FILL);
  const escalators = tile.escalators.flatMap((ends, index) => (ends.includes(cell) ? `e${index + 1}` : []));
  return centred([...features.map(tokenOf), ...escalators].join(' '), ' ');
}

function centred(text: string, fill: string): string {
  const left = (CELL_WIDTH - text.length) >> 1;
  return text.padStart(left + text.length, fill).padEnd(CELL_WIDTH, fill);
}

function edgeText(tile: Tile, cell: number, side: 'east' | 'south'): string {
  const { width } = edgeRange(cell, side);
  const beside = cell + (side === 'east' ? 1 : 4);
  const edge: Edge = tile[side][cell] ?? 'wall';
  const inShop = tile.cells[cell]?.shop !== undefined && tile.cells[cell].shop === tile.cells[beside]?.shop;
  if (inShop && edge === 'open') return SHOP_FILL.repeat(width);
  const known = [...(side === 'east' ? UPRIGHT_EDGES : LYING_EDGES)];
  return known.find(([, other]) => sameEdge(edge, other))?.[0] ?? '?'.repeat(width);
}

function borderOf(tile: Tile, side: Direction): Border {
  if (tile.entry !== side) return tile.open[side] ? 'gap' : 'wall';
  if (tile.open[side]) return 'entry';
  return tile.cells.some((cell) => has(cell, 'captive')) ? 'barred' : 'walled';
}
