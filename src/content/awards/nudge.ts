import { type Measure, mostOf, striking } from './award.ts';
import { type Tale, toldOf } from './tale.ts';

const AT_ONCE = 3_000;

/** Nudges that were followed at once by an act of whoever was meant. */
export function heardIn(tale: Tale) {
  return toldOf(tale, 'doSomething').filter(({ at, event }) =>
    tale.acts.some((act) => act.seat === event.target && act.at > at && act.at - at <= AT_ONCE),
  );
}

/** Whose nudges came at the right moment. */
export const nudge: Measure = (tale) => {
  const nudges = heardIn(tale).map(({ event: { seat } }) => ({ seat }));
  const most = mostOf(tale, nudges, 1);
  if (most === null) return null;
  return { id: 'nudge', seats: [most.seat], count: most.count, weight: striking(46 + 6 * most.count) };
};
