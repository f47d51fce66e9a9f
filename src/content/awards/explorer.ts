import { type Measure, mostOf, striking } from './award.ts';
import { toldOf } from './tale.ts';

const ENOUGH = 4;

/** Who opened most of the mall. */
export const explorer: Measure = (tale) => {
  const most = mostOf(tale, toldOf(tale, 'placed'), ENOUGH);
  if (most === null) return null;
  return { id: 'explorer', seats: [most.seat], count: most.count, weight: striking(30 + 2 * most.count) };
};
