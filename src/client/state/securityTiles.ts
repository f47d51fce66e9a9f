import { readSet, type TileSet } from '#content/tileSets.ts';
import { textsOf } from './tiles.ts';

const drawings = import.meta.glob(['../../content/tiles/*s.txt', '../../content/tiles/2[5-9].txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those that only Maximum Security plays with. */
export const SECURITY_TILES: TileSet = readSet(textsOf(drawings));
