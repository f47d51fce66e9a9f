import type { PawnId, PublicGame } from '#engine/mall/index.ts';
import { cellOf, type Space } from '#engine/mall/spaces.ts';
import { type Feature, type Mark, markOf } from '#engine/mall/tile.ts';
import { tileOfPawn } from '#engine/mall/ways.ts';
import type { PlacedSpace } from './plan.ts';

// What can be seen of a tile's print now.

export const printOf = ({ tile, space }: PlacedSpace): readonly Feature[] =>
  tile.cells[cellOf(space)]?.features ?? [];

/** Drawn and told in every game, whether it has force or not. */
const ALWAYS: readonly Feature['kind'][] = [
  'vortex',
  'item',
  'exit',
  'explore',
  'timer',
  'camera',
  'crystal',
];

/** [X0.3] [R17] without symbols of what is not in play, and without what lies under something. */
export function featuresNow(game: PublicGame, here: PlacedSpace): readonly Feature[] {
  if (isCovered(game, here.space)) return [];
  const inForce = game.box.print[here.space]?.marks ?? [];
  return printOf(here).filter(
    (feature) => ALWAYS.includes(feature.kind) || inForce.includes(markOf(feature) as Mark),
  );
}

export const isCovered = ({ shared }: PublicGame, space: Space): boolean =>
  shared.board.layers.some(({ covers = [] }) => covers.includes(space));

/** [X1.2] who watches this tile; whoever sits there with a captive does too. */
export function watcherOf(game: PublicGame, tile: number): PawnId | undefined {
  const { box } = game;
  return box.pawns.find((_, pawn) => box.cast[pawn]?.closes === 'tile' && tileOfPawn(game, pawn) === tile);
}
