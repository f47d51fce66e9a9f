import { readSet, shippedSets, type TileSets } from '#content/tileSets.ts';
import { OLDER, TILES, textsOf } from './tiles.ts';

const drawings = import.meta.glob(['../../content/tiles/*s.txt', '../../content/tiles/2[5-9].txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those of the base game, and those that only Maximum Security plays with. */
export const EVERY_SET: TileSets = shippedSets(new Map([...TILES, ...readSet(textsOf(drawings))]), OLDER);
