import { hardGame } from './hardGame.ts';
import { isWholeMall } from './modules.ts';
import { laysLast } from './table.ts';

/** [XA40] all challenges with all tiles of the base game, and the last of them lies before the first flip. */
export const exploredFirst = hardGame('XA40', {
  end: isWholeMall,
  takes: (act) => act.after.shared.flips === 0 && laysLast(act),
});
