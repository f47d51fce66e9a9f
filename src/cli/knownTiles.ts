import { tileSet } from '#content/tiles.ts';
import type { Tile } from '#engine/mall/index.ts';
import { Complaint } from './values.ts';

/** The tile set; a drawing that cannot be read is told as a sentence. */
export function knownTiles(): ReadonlyMap<string, Tile> {
  try {
    return tileSet();
  } catch {
    throw new Complaint('cli.error.tileSet');
  }
}
