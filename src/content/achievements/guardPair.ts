import { once } from './achievement.ts';
import { guardsBeside } from './guardPairs.ts';
import { possible } from './table.ts';

/** [XA20] two guards stand beside each other. */
export const guardPair = once(
  'XA20',
  ({ after }) => guardsBeside(after).some((beside) => beside > 0),
  possible('reinforcements'),
);
