import { type Measure, mostOf, striking } from './award.ts';
import { heardIn } from './nudge.ts';

const ENOUGH = 2;

/** Who understood a nudge at once, more often than anybody else. */
export const listener: Measure = (tale) => {
  const heard = heardIn(tale).map(({ event: { target } }) => ({ seat: target }));
  const most = mostOf(tale, heard, ENOUGH);
  if (most === null) return null;
  return { id: 'listener', seats: [most.seat], count: most.count, weight: striking(42 + 6 * most.count) };
};
