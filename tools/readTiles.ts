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

/** The tiles of today, and of each release those that were others then. */
function tilesIn(folder: string, fits: (tile: Tile) => boolean) {
  const releases = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const [present, ...older] = shippedSets(
    readSet(textsIn(folder)),
    releases.flatMap(({ name }) => textsIn(join(folder, name))),
  );
  const others = older.map((set) =>
    [...set.values()].filter((tile) => fits(tile) && present.get(tile.name) !== tile),
  );
  return { base: [...present.values()].filter(fits), others };
}

/** What stands in the place of client/state/tiles.ts. */
export function tilesRead(folder: string): string {
  const { base, others } = tilesIn(folder, (tile) => !isSecurity(tile));
  return `${NAMED}
export const TILES = new Map(named(${JSON.stringify(base)}));
export const TILE_SETS = [TILES, ...${JSON.stringify(others)}.map((own) => new Map([...TILES, ...named(own)]))];`;
}

/** And in that of client/state/securityTiles.ts. */
export function securityTilesRead(folder: string): string {
  const { base, others } = tilesIn(folder, isSecurity);
  return `import { TILE_SETS } from './tiles.ts';
${NAMED}
const present = ${JSON.stringify(base)};
const own = ${JSON.stringify([[], ...others])};
export const EVERY_SET = TILE_SETS.map((set, index) => new Map([...set, ...named([...present, ...own[index]])]));`;
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
