import { holds } from '#engine/mall/actions.ts';
import { COLOURS, type Colour, options, type Seen } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced } from '#engine/mall/ways.ts';
import type { CommandOf, CommandType } from '#engine/mall/words.ts';

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

/** [S13] where barbarian and mage may start, taken or not. */
export function settleList(seen: Seen): readonly Space[] {
  if (seen.shared.phase !== 'setup') return [];
  const own = allowed(seen, 0, 'settle');
  const spaces = own.flatMap(({ from, to }) => [from, to]);
  return [...new Set(spaces)].sort((one, other) => one - other);
}

export function allowed<T extends CommandType>(seen: Seen, seat: number, type: T): readonly CommandOf<T>[] {
  return options(seen, seat).filter((command): command is CommandOf<T> => command.type === type);
}

export function numbersOf(seen: Seen): ReadonlyMap<Space, number> {
  const lists = [...COLOURS.map((colour) => vortexList(seen, colour)), placeList(seen), settleList(seen)];
  return new Map(lists.flatMap((list) => list.map((space, index) => [space, index + 1] as const)));
}
