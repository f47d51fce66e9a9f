import type { Measure } from './award.ts';
import { toldOf } from './tale.ts';

const A_WHILE = 60_000;

/** Won without a single nudge, where one might have nudged [S15]. */
export const patience: Measure = (tale) => {
  const isSo =
    tale.won && tale.players > 1 && tale.length >= A_WHILE && !tale.pieces.includes('noDoSomething');
  return isSo && toldOf(tale, 'doSomething').length === 0 ? { id: 'patience', seats: [], weight: 36 } : null;
};
