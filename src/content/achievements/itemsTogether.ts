import { placementOf } from '#engine/mall/board.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { atOnce } from './achievement.ts';
import { besides, tilesWith } from './table.ts';

/** Those of these tiles that hang together with this one by their sides, itself included. */
function groupOf(game: PublicGame, tile: number, tiles: readonly number[]): readonly number[] {
  const group = [tile];
  for (const one of group) {
    const placement = placementOf(game.shared.board, one);
    if (placement === undefined) return [];
    group.push(
      ...besides(game, placement).filter((other) => tiles.includes(other) && !group.includes(other)),
    );
  }
  return group;
}

/** [XA13] the four tiles with an item are one group. */
export const itemsTogether = atOnce('XA13', ({ before, after }) => {
  if (before.shared.board === after.shared.board) return 0;
  const tiles = tilesWith(after, 'item');
  return Math.max(0, ...tiles.map((tile) => groupOf(after, tile, tiles).length));
});
