import { atOnce } from './achievement.ts';
import { guardsBeside } from './guardPairs.ts';
import { possible } from './table.ts';

/** Whoever stands beside others, and those others. */
const chain = (beside: number) => (beside === 0 ? 0 : beside + 1);

/** [XA21] a guard stands between two others, beside both. */
export const guardChain = atOnce(
  'XA21',
  ({ after }) => Math.max(0, ...guardsBeside(after).map(chain)),
  possible('reinforcements'),
);
