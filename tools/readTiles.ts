import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TileText } from '../src/content/tile-format/load.ts';
import { readSet, shippedSets } from '../src/content/tileSets.ts';

// The page carries its tiles as they are read when it is built, so that nobody fetches what reads drawings.

const READER = /\/src\/client\/state\/tiles\.ts$/;

function textsIn(folder: string): readonly TileText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.map((name) => {
    const file = join(folder, name);
    return { file, text: readFileSync(file, 'utf8') };
  });
}

/** What stands in the place of client/state/tiles.ts. */
export function tilesRead(folder: string): string {
  const releases = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const [present, ...older] = shippedSets(
    readSet(textsIn(folder)),
    releases.flatMap(({ name }) => textsIn(join(folder, name))),
  );
  const others = older.map((set) => [...set.values()].filter((tile) => present.get(tile.name) !== tile));
  return `const named = (tiles) => tiles.map((tile) => [tile.name, tile]);
export const TILES = new Map(named(${JSON.stringify([...present.values()])}));
export const TILE_SETS = [TILES, ...${JSON.stringify(others)}.map((own) => new Map([...TILES, ...named(own)]))];`;
}

export function readTiles(folder: string): Plugin {
  return {
    name: 'read-tiles',
    apply: 'build',
    load: { filter: { id: READER }, handler: () => tilesRead(folder) },
  };
}
