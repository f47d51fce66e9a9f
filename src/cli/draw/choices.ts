import { holds } from '#engine/mall/actions.ts';
import { COLOURS, type PublicGame } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { piecesOf } from '../pieces/index.ts';
import type { Laid } from '../pieces/piece.ts';
import { allowed, vortexList } from '../play/picking.ts';
import type { Look } from './look.ts';

// The numbers by which a player names a space: the board shows them, the commands use them.

/** Where the drawn tile can go. */
export function placeList(game: PublicGame): readonly Space[] {
  if (game.shared.drawn === null) return [];
  const explorer = game.shared.hands.findIndex((hand) => holds(hand, 'X'));
  return explorer < 0 ? [] : allowed(game, explorer, 'place').map(({ space }) => space);
}

export function numbersOf(game: PublicGame): ReadonlyMap<Space, number> {
  const own = piecesOf(game.box).map((piece) => piece.numbered?.(game) ?? []);
  const lists = [...COLOURS.map((colour) => vortexList(game, colour)), placeList(game), ...own];
  return new Map(lists.flatMap((list) => list.map((space, index) => [space, index + 1] as const)));
}

/** What pieces have laid on the mall. */
export function laidIn(game: PublicGame, look: Look): readonly Laid[] {
  return piecesOf(game.box).flatMap((piece) => piece.laid?.(game, look) ?? []);
}
