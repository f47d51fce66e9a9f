import type { Measure } from './award.ts';
import { toldOf } from './tale.ts';

const CLOSE = 6_000;
const SEVERAL = 3;

/** Everyone left within a few seconds of each other. */
export const sideBySide: Measure = (tale) => {
  const exits = toldOf(tale, 'escaped');
  const time = (exits.at(-1)?.at ?? 0) - (exits[0]?.at ?? 0);
  if (!tale.won || exits.length < SEVERAL || time > CLOSE) return null;
  return { id: 'sideBySide', seats: [], count: exits.length, time, weight: 78 };
};
