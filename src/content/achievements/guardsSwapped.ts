import { pawnNumber } from '#engine/mall/ways.ts';
import { once } from './achievement.ts';
import { found } from './act.ts';
import { isGuard, possible } from './table.ts';

/** [XA27] the swap spell makes two guards change places. */
export const guardsSwapped = once(
  'XA27',
  (act) =>
    found(act, 'swapped').some(({ pawns }) =>
      pawns.every((pawn) => isGuard(act.before, pawnNumber(act.before, pawn))),
    ),
  possible('spells', 'reinforcements'),
);
