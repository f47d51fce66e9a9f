import type { Tile } from '#engine/mall/tile.ts';
import type { TileError } from './errors.ts';
import { parseTile } from './parse.ts';

// A whole set from its texts, wherever they come from: a folder, or a page that carries them.

export interface TileText {
  readonly file: string;
  readonly text: string;
}

export type Loaded =
  | { readonly ok: true; readonly tiles: ReadonlyMap<string, Tile> }
  | { readonly ok: false; readonly errors: readonly TileError[] };

export function loadTiles(texts: Iterable<TileText>): Loaded {
  const errors: TileError[] = [];
  const tiles = new Map<string, Tile>();
  const files = new Map<string, string>();
  for (const { file, text } of texts) {
    const parsed = parseTile(file, text);
    if (!parsed.ok) errors.push(...parsed.errors);
    else if (tiles.has(parsed.tile.name)) errors.push(duplicate(file, parsed.tile.name, files));
    else {
      tiles.set(parsed.tile.name, parsed.tile);
      files.set(parsed.tile.name, file);
    }
  }
  return errors.length === 0 ? { ok: true, tiles } : { ok: false, errors };
}

function duplicate(file: string, name: string, files: ReadonlyMap<string, string>): TileError {
  const params = { name, other: files.get(name) ?? '' };
  return { file, line: 1, column: 1, code: 'duplicateTile', params };
}
