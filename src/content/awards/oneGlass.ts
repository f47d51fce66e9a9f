import { FULL_SAND } from '../scenarios.ts';
import type { Measure } from './award.ts';
import { toldOf } from './tale.ts';

/** Won before anybody had to turn the sand, without more of it than usual. */
export const oneGlass: Measure = (tale) => {
  const isSo = tale.won && tale.sand <= FULL_SAND && toldOf(tale, 'flipped').length === 0;
  return isSo ? { id: 'oneGlass', seats: [], weight: 84 } : null;
};
