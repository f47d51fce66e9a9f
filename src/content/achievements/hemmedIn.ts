import { placementOf } from '#engine/mall/board.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { atOnce } from './achievement.ts';
import { allHeroes, besides, guardTiles, possible } from './table.ts';

/** [XA23] a guard on each of the four tiles round a hero's. */
export const hemmedIn = atOnce(
  'XA23',
  ({ after }) => {
    const guarded = guardTiles(after);
    const around = allHeroes(after).map((hero) => {
      const tile = placementOf(after.shared.board, tileOf(after.shared.pawns[hero] ?? OFF));
      return tile === undefined ? 0 : besides(after, tile).filter((one) => guarded.includes(one)).length;
    });
    return Math.max(0, ...around);
  },
  possible('guard', 'reinforcements'),
);
