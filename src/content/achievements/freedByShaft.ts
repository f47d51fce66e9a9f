import { once } from './achievement.ts';
import { freedIn } from './freed.ts';
import { possible } from './table.ts';

/** [XA7] a captive leaves the guard room through a shaft. Captives lay none: it was laid from outside. */
export const freedByShaft = once(
  'XA7',
  (act) => act.trips.some(({ pawn, by }) => by === 'shaft' && freedIn(act).includes(pawn)),
  possible('shafts', 'guardRoom'),
);
