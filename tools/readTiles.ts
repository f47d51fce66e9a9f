import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TileText } from '../src/content/tile-format/load.ts';
import { readSet, shippedSets } from '../src/content/tileSets.ts';
import type { Tile } from '../src/engine/mall/tile.ts';

// The page carries its tiles as they are read when it is built, so that nobody fetches what reads drawings.

const READERS = /\/src\/client\/state\/(tiles|securityTiles)\.ts$/;

/** Those that come with the rules of Maximum Security: 2* to 12*, and 25 to 29. */
const isSecurity = ({ name }: Tile) => name.endsWith('*') || /^2[5-9]$/.test(name);

function textsIn(folder: string): readonly TileText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.map((name) => {
    const file = join(folder, name);
    return { file, text: readFileSync(file, 'utf8') };
  });
}

const NAMED = 'const named = (tiles) => tiles.map((tile) => [tile.name, tile]);';

/** What stands in the place of client/state/tiles.ts. */
export function tilesRead(folder: string): string {
  const releases = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const [present, ...older] = shippedSets(
    readSet(textsIn(folder)),
    releases.flatMap(({ name }) => textsIn(join(folder, name))),
  );
  const others = older.map((set) => [...set.values()].filter((tile) => present.get(tile.name) !== tile));
  const base = [...present.values()].filter((tile) => !isSecurity(tile));
  return `${NAMED}
export const TILES = new Map(named(${JSON.stringify(base)}));
export const TILE_SETS = [TILES, ...${JSON.stringify(others)}.map((own) => new Map([...TILES, ...named(own)]))];`;
}

/** And in that of client/state/securityTiles.ts: what a release drew otherwise comes before what is drawn today. */
export function securityTilesRead(folder: string): string {
  const tiles = [...readSet(textsIn(folder)).values()].filter(isSecurity);
  return `import { TILE_SETS } from './tiles.ts';
${NAMED}
const present = named(${JSON.stringify(tiles)});
export const EVERY_SET = TILE_SETS.map((set) => new Map([...present, ...set]));`;
}

export function readTiles(folder: string): Plugin {
  return {
    name: 'read-tiles',
    apply: 'build',
    load: {
      filter: { id: READERS },
      handler: (id) => (id.endsWith('securityTiles.ts') ? securityTilesRead(folder) : tilesRead(folder)),
    },
  };
}
