import type { Box } from './box.ts';
import { type Back, backOf, type Tile } from './tile.ts';

// [X0.4] everyone sees the back of the deck's top tile. Where all backs are alike there is nothing to see, and nothing is
// said of it.

export interface TopBack {
  /** Null where the deck is empty. */
  readonly back?: Back | null;
}

export function topBack({ tiles }: Box, top: number | undefined): TopBack {
  if (tiles.every((tile) => backOf(tile) === 'base')) return {};
  return { back: top === undefined ? null : backOf(tiles[top] as Tile) };
}
