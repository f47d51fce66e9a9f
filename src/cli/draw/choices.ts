import { holds } from '#engine/mall/actions.ts';
import { COLOURS, type Colour, type Seen } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced } from '#engine/mall/ways.ts';
import { piecesOf } from '../pieces/index.ts';
import { allowed } from '../play/picking.ts';

// The numbers by which a player names a space: the board shows them, the commands use them.

/** Vortexes of one colour on the board, numbered from 1 in this order. */
export function vortexList({ box, shared }: Seen, colour: Colour | null): readonly Space[] {
  if (colour === null) return [];
  return box.vortexes[colour].filter((space) => isPlaced({ box, shared }, tileOf(space)));
}

/** Where the drawn tile can go. */
export function placeList(seen: Seen): readonly Space[] {
  if (seen.shared.drawn === null) return [];
  const explorer = seen.shared.hands.findIndex((hand) => holds(hand, 'X'));
  return explorer < 0 ? [] : allowed(seen, explorer, 'place').map(({ space }) => space);
}

export function numbersOf(seen: Seen): ReadonlyMap<Space, number> {
  const own = piecesOf(seen.box).map((piece) => piece.numbered?.(seen) ?? []);
  const lists = [...COLOURS.map((colour) => vortexList(seen, colour)), placeList(seen), ...own];
  return new Map(lists.flatMap((list) => list.map((space, index) => [space, index + 1] as const)));
}
