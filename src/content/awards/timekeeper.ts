import { type Measure, mostOf, striking } from './award.ts';
import { toldOf } from './tale.ts';

const ENOUGH = 2;

/** Who turned the sand most often. */
export const timekeeper: Measure = (tale) => {
  const most = mostOf(tale, toldOf(tale, 'flipped'), ENOUGH);
  if (most === null) return null;
  return { id: 'timekeeper', seats: [most.seat], count: most.count, weight: striking(38 + 7 * most.count) };
};
