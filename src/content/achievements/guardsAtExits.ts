import { atOnce } from './achievement.ts';
import { guardTiles, possible, tilesWith } from './table.ts';

/** [XA22] a guard on each of the four tiles with an exit. */
export const guardsAtExits = atOnce(
  'XA22',
  ({ after }) => {
    const guarded = guardTiles(after);
    return tilesWith(after, 'exit').filter((tile) => guarded.includes(tile)).length;
  },
  possible('guard', 'reinforcements'),
);
