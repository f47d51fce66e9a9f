import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TileText } from '../src/content/tile-format/load.ts';
import { FIRST_LETTER, type PackedTile, type PackedTiles } from '../src/content/tile-format/unpack.ts';
import { readSet, shippedSets } from '../src/content/tileSets.ts';
import type { Tile } from '../src/engine/mall/tile.ts';

// The page carries its tiles as they are read when it is built, so that nobody fetches what reads drawings; in letters,
// each thing listed once, which is half of what they are else.

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

const UNPACK = `import { unpackTiles } from '#content/tile-format/unpack.ts';
const named = (tiles) => tiles.map((tile) => [tile.name, tile]);`;

/** What stands in the place of client/state/tiles.ts. */
export function tilesRead(folder: string): string {
  const releases = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const [present, ...older] = shippedSets(
    readSet(textsIn(folder)),
    releases.flatMap(({ name }) => textsIn(join(folder, name))),
  );
  const others = older.map((set) => [...set.values()].filter((tile) => present.get(tile.name) !== tile));
  const base = [...present.values()].filter((tile) => !isSecurity(tile));
  const each = [...new Set([...base, ...others.flat()])];
  const places = others.map((set) => set.map((tile) => each.indexOf(tile)));
  return `${UNPACK}
const tiles = unpackTiles(${packed(each)});
export const TILES = new Map(named(tiles.slice(0, ${base.length})));
export const TILE_SETS = [TILES, ...${JSON.stringify(places)}.map(
  (own) => new Map([...TILES, ...named(own.map((place) => tiles[place]))]),
)];`;
}

/** And in that of client/state/securityTiles.ts: what a release drew otherwise comes before what is drawn today. */
export function securityTilesRead(folder: string): string {
  const tiles = [...readSet(textsIn(folder)).values()].filter(isSecurity);
  return `import { TILE_SETS } from './tiles.ts';
${UNPACK}
const present = named(unpackTiles(${packed(tiles)}));
export const EVERY_SET = TILE_SETS.map((set) => new Map([...present, ...set]));`;
}

/** As tile-format/unpack.ts reads it. */
function packed(tiles: readonly Tile[]): string {
  const [cells, edges, opens] = [letters(), letters(), letters()];
  const lines = tiles.map(({ name, entry, open, cells: spaces, east, south, ...rare }): PackedTile => {
    const { escalators, sensor, beholder } = rare;
    const text = [
      opens.of(open),
      ...spaces.map(({ shop, features }) => cells.of(shop ?? features)),
      ...[...east, ...south].map(edges.of),
    ].join('');
    if (beholder || sensor !== null) return [name, entry, text, escalators, sensor, beholder];
    return escalators.length > 0 ? [name, entry, text, escalators] : [name, entry, text];
  });
  const lists = { cells: cells.all(), edges: edges.all(), opens: opens.all() } as Omit<PackedTiles, 'tiles'>;
  return JSON.stringify({ ...lists, tiles: lines } satisfies PackedTiles);
}

/** A letter for each thing, the next one for one that is new. */
function letters() {
  const known = new Map<string, unknown>();
  return {
    of: (thing: unknown): string => {
      const key = JSON.stringify(thing);
      if (!known.has(key)) known.set(key, thing);
      return String.fromCharCode(FIRST_LETTER + [...known.keys()].indexOf(key));
    },
    all: () => [...known.values()],
  };
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
