import type { PublicGame } from '#engine/mall/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { type Achievement, withAll } from './achievement.ts';
import type { Act } from './act.ts';
import { fourHeroes } from './table.ts';

/** By hero, the tiles since the theft: the item's is the first. */
type Tiles = readonly (readonly number[])[];

const TWO = 2;

const tileNow = ({ shared }: PublicGame, pawn: number) => tileOf(shared.pawns[pawn] ?? OFF);

/** Where the rules put somebody counts as well: whoever is caught was somewhere else. */
function touched({ trips, after }: Act, pawn: number): readonly number[] {
  const walked = trips.flatMap((trip) => (trip.pawn === pawn ? trip.spaces.map(tileOf) : []));
  return after.shared.escaped[pawn] ? walked : [...walked, tileNow(after, pawn)];
}

/** [XA14] from its item each hero goes to its exit and is on no other tile but these two. */
export const straightHome: Achievement<Tiles> = {
  id: 'XA14',
  first: [],
  see: (seen, act) => {
    if (!act.after.shared.stolen) return seen;
    const heroes = fourHeroes(act.after);
    const since = act.before.shared.stolen ? seen : heroes.map((pawn) => [tileNow(act.before, pawn)]);
    return heroes.map((pawn, place) => withAll(since[place] ?? [], touched(act, pawn)));
  },
  count: (tiles, end) =>
    fourHeroes(end).filter((pawn, place) => end.shared.escaped[pawn] && (tiles[place]?.length ?? 0) <= TWO)
      .length,
};
