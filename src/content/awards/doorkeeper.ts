import { type Measure, mostOf, striking } from './award.ts';
import { toldOf } from './tale.ts';

const ENOUGH = 2;

/** Who brought most heroes out. */
export const doorkeeper: Measure = (tale) => {
  const most = mostOf(tale, toldOf(tale, 'escaped'), ENOUGH);
  if (most === null) return null;
  return { id: 'doorkeeper', seats: [most.seat], count: most.count, weight: striking(34 + 7 * most.count) };
};
