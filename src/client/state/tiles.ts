import type { TileText } from '#content/tile-format/load.ts';
import { readSet, shippedSets, type TileSet, type TileSets } from '#content/tileSets.ts';

// The same drawings as the server's, packed into the page when it is built. Those of Maximum Security come with its
// rules (securityTiles.ts).
const present = import.meta.glob(['../../content/tiles/*.txt', '!**/*s.txt', '!**/2[5-9].txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const older = import.meta.glob('../../content/tiles/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What new games are played with. */
export const TILES: TileSet = readSet(textsOf(present));

/** What was drawn otherwise once. */
export const OLDER: readonly TileText[] = textsOf(older);

/** What games were ever played with. */
export const TILE_SETS: TileSets = shippedSets(TILES, OLDER);

export function textsOf(files: Readonly<Record<string, unknown>>): readonly TileText[] {
  return Object.entries(files).map(([file, text]) => ({ file, text: String(text) }));
}
