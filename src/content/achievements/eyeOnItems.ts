import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import { oneByOne } from './achievement.ts';
import { possible, tilesWith } from './table.ts';

/** [XA12] the beholder has hovered over every tile with an item; where it appeared counts. */
export const eyeOnItems = oneByOne(
  'XA12',
  ({ after }) => tilesWith(after, 'item').filter((tile) => tile === beholderOver(after)),
  possible('beholder'),
);
