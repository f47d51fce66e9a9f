import { printed } from '#engine/mall/ways.ts';
import { oneByOne } from './achievement.ts';
import { found } from './act.ts';

/** [XA16] each of the six codes has opened a door. Nothing else puts one out of order. */
export const allCodes = oneByOne('XA16', (act) =>
  found(act, 'wentOutOfOrder')
    .map(({ space }) => space)
    .filter((space) => printed(act.before, 'code').includes(space)),
);
