import type { Achievement } from './achievement.ts';
import type { Act } from './act.ts';
import { isGuard, possible } from './table.ts';

/** How many shafts and breaches somebody's way took along. */
const lostIn = ({ events }: Act): number =>
  events.filter(({ type }) => type === 'shaftLost' || type === 'breachLost').length;

/** [XA6] one guard goes through both shafts and all three breaches, and leaves none of them behind. */
export const usedUp: Achievement<Readonly<Record<number, number>>> = {
  ...possible('shafts', 'breaches'),
  id: 'XA6',
  first: {},
  see: (seen, act) => {
    const lost = lostIn(act);
    const guard = lost === 0 ? undefined : act.trips.find(({ pawn }) => isGuard(act.before, pawn));
    return guard === undefined ? seen : { ...seen, [guard.pawn]: (seen[guard.pawn] ?? 0) + lost };
  },
  count: (seen) => Math.max(0, ...Object.values(seen)),
};
