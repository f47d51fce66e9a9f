import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { once } from './achievement.ts';
import { joins } from './crossed.ts';
import { guardSpaces, possible } from './table.ts';

/** [XA4] the barbarian on one half of a breach, a guard on the other. */
export const breachBetween = once(
  'XA4',
  ({ after }) => {
    const barbarian = spaceOfPawn(after, 'barbarian');
    const guards = guardSpaces(after);
    return breachesOf(after).made.some((step) => guards.some((guard) => joins(step, barbarian, guard)));
  },
  possible('breaches'),
);
