import type { Measure } from './award.ts';
import { toldOf } from './tale.ts';

/** Who gave the sign for the theft. */
export const signal: Measure = (tale) => {
  const seat = toldOf(tale, 'stolen')[0]?.event.seat ?? null;
  return seat === null || tale.players < 2 ? null : { id: 'signal', seats: [seat], weight: 24 };
};
