import { OFF, type Space } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { isEmpty, stepFrom } from './ways.ts';

// [R18] [R20] [R22] where the rules put somebody: on foot the nearest empty space, of equals the one to the north, east,
// south, west, in the order in which they are come upon. Pawns are in nobody's way.

/** All that are equally near; none where nothing is empty. `keepsOut`: where the way does not lead. */
export function nearestEmpty(
  game: PublicGame,
  pawn: number,
  from: Space,
  keepsOut: (space: Space) => boolean = () => false,
): readonly Space[] {
  const found = new Set([from]);
  for (let rim: readonly Space[] = [from]; rim.length > 0; rim = beyond(game, pawn, rim, found, keepsOut)) {
    const empty = rim.filter((space) => isEmpty(game, space));
    if (empty.length > 0) return empty;
  }
  return [];
}

function beyond(
  game: PublicGame,
  pawn: number,
  rim: readonly Space[],
  found: Set<Space>,
  keepsOut: (space: Space) => boolean,
): readonly Space[] {
  const next: Space[] = [];
  for (const space of rim)
    for (const direction of [0, 1, 2, 3]) {
      const to = stepFrom(game, pawn, space, direction);
      if (to === OFF || found.has(to) || keepsOut(to)) continue;
      found.add(to);
      next.push(to);
    }
  return next;
}
