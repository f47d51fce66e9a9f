import { oneByOne } from './achievement.ts';
import { freedIn } from './freed.ts';
import { fourHeroes, possible } from './table.ts';

/** [XA9] each of the four heroes is caught in the course of the game, and gets out again. */
export const allFreed = oneByOne(
  'XA9',
  (act) => freedIn(act).filter((hero) => fourHeroes(act.before).includes(hero)),
  possible('guardRoom'),
);
