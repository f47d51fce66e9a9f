import type { Step } from '#engine/mall/layer.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { once } from './achievement.ts';
import { crossedBy } from './crossed.ts';
import { freedIn } from './freed.ts';
import { possible } from './table.ts';

const leadsOut = ({ from, to }: Step) => tileOf(from) !== tileOf(to);

/** [XA8] a captive leaves the guard room through a breach in its outer wall. Captives make none: it was made from outside. */
export const freedByBreach = once(
  'XA8',
  (act) => act.trips.some((trip) => freedIn(act).includes(trip.pawn) && crossedBy(act, trip).some(leadsOut)),
  possible('breaches', 'guardRoom'),
);
