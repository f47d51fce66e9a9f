import type { Space } from '#engine/mall/spaces.ts';
import type { PublicGame, Shared } from '#engine/mall/state.ts';
import { findWay, type Hop } from '../planner/way.ts';
import { knownBy } from './known.ts';

const ways = knownBy<Shared, readonly Hop[] | null>();

/** The hops to the nearest of these spaces; null where there is no way. */
export function wayTo(game: PublicGame, pawn: number, spaces: readonly Space[]): readonly Hop[] | null {
  if (spaces.length === 0) return null;
  return ways(game.shared, `${pawn}:${spaces}`, () =>
    findWay(game, pawn, (space) => spaces.includes(space), 'toGlass'),
  );
}
