import { type Measure, striking } from './award.ts';
import { secondsOf, toldOf } from './tale.ts';

const FEW = 10_000;

/** The sand was turned just in time. */
export const lastGrain: Measure = (tale) => {
  const turns = toldOf(tale, 'flipped').filter(({ seat, left }) => seat !== null && left < FEW);
  const closest = turns.toSorted((one, other) => one.left - other.left)[0];
  if (closest === undefined) return null;
  const { seat, left } = closest;
  return {
    id: 'lastGrain',
    seats: [seat as number],
    time: Math.max(0, left),
    weight: striking(98 - 3 * secondsOf(left)),
  };
};
