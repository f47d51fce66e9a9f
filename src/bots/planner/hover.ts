import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { tileOfPawn } from '#engine/mall/ways.ts';

// [X8.1] the beholder stands on no space: it is over a tile, and where the others have a space it has that.

export function hovers({ box }: PublicGame, pawn: number): boolean {
  return box.cast[pawn]?.over !== undefined;
}

/** As if it were over this tile; OFF: nowhere. */
export function hoveringOver(game: PublicGame, tile: number): PublicGame {
  const { box, shared } = game;
  if (!box.cast.some(({ over }) => over !== undefined)) return game;
  return { box, shared: { ...shared, memory: { ...shared.memory, beholder: tile } } };
}

/** Where a pawn is; any space of its tile where it is over one. */
export function placeOf(game: PublicGame, pawn: number): Space {
  if (!hovers(game, pawn)) return game.shared.pawns[pawn] ?? OFF;
  const tile = tileOfPawn(game, pawn);
  return tile === OFF ? OFF : spaceOf(tile, 0);
}
