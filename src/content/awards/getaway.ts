import { type Measure, striking } from './award.ts';
import { secondsOf, toldOf } from './tale.ts';

const QUICK = 45_000;

/** From the theft to the street in no time. */
export const getaway: Measure = (tale) => {
  const theft = toldOf(tale, 'stolen')[0];
  const time = tale.length - (theft?.at ?? 0);
  if (!tale.won || theft === undefined || time >= QUICK) return null;
  return { id: 'getaway', seats: [], time, weight: striking(80 - secondsOf(time)) };
};
