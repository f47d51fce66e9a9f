import { loadTiles } from '#content/tile-format/load.ts';
import type { Tile } from '#engine/mall/index.ts';

// The same drawings as the server's, packed into the page when it is built.
const texts = import.meta.glob('../../content/tiles/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const TILES: ReadonlyMap<string, Tile> = load();

function load(): ReadonlyMap<string, Tile> {
  const files = Object.entries(texts).map(([file, text]) => ({ file, text: String(text) }));
  const loaded = loadTiles(files);
  if (!loaded.ok) throw new Error('the tiles of this page are broken');
  return loaded.tiles;
}
