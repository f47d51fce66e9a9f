import type { TileSet, TileSets } from '#content/tileSets.ts';
import { tileSet, tileSets } from '#content/tiles.ts';
import { Complaint } from './values.ts';

/** What new games are played with. */
export const knownTiles = (): TileSet => readable(tileSet);

/** What games were ever played with. */
export const knownSets = (): TileSets => readable(tileSets);

/** A drawing that cannot be read is told as a sentence. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Complaint('cli.error.tileSet');
  }
}
