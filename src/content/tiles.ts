import { readdirSync, readFileSync } from 'node:fs';
import type { Tile } from '#engine/mall/tile.ts';
import { loadTiles, type TileText } from './tile-format/load.ts';

// The set that comes with the game, read from its drawings once.

const FOLDER = new URL('./tiles/', import.meta.url);

let loaded: ReadonlyMap<string, Tile> | undefined;

export function tileSet(): ReadonlyMap<string, Tile> {
  loaded ??= load();
  return loaded;
}

export function tileTexts(): readonly TileText[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  return files.sort(inOrder).map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') }));
}

/** 2 before 10, and a tile before its Maximum Security twin. */
function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function load(): ReadonlyMap<string, Tile> {
  const set = loadTiles(tileTexts());
  if (set.ok) return set.tiles;
  const places = set.errors.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
  throw new Error(places.join('\n'));
}
