import type { Measure } from './award.ts';

const ENOUGH = 8;
const NEARLY = 0.8;

/** Everyone did about as much as everyone else. */
export const evenHands: Measure = ({ players, acts }) => {
  if (players < 2) return null;
  const counts = Array.from({ length: players }, (_, seat) => acts.filter((act) => act.seat === seat).length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least >= ENOUGH && least / most >= NEARLY ? { id: 'evenHands', seats: [], weight: 56 } : null;
};
