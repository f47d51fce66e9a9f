import type { Box } from './box.ts';
import type { PublicGame } from './state.ts';
import { type Back, backOf, type Tile } from './tile.ts';

// [X0.4] everyone sees the back of the deck's top tile. Where all backs are alike there is nothing to see, and nothing is
// said of it.

/** [S8] [X10.7] whether everyone sees the top tile itself. */
export function isFaceUp(game: PublicGame): boolean {
  return game.box.policies.faceUp || game.box.bares.some((bares) => bares(game));
}

export interface TopBack {
  /** Null where the deck is empty. */
  readonly back?: Back | null;
}

export function topBack({ tiles }: Box, top: number | undefined): TopBack {
  if (tiles.every((tile) => backOf(tile) === 'base')) return {};
  return { back: top === undefined ? null : backOf(tiles[top] as Tile) };
}
