import { type Measure, striking } from './award.ts';
import type { Tale } from './tale.ts';

const SPAN = 10_000;
const ENOUGH = 8;

/** The most that one seat did within ten seconds. */
function burstOf({ acts }: Tale, seat: number): number {
  const times = acts.filter((act) => act.seat === seat).map(({ at }) => at);
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at - from <= SPAN).length));
}

/** The quickest hands. */
export const sprinter: Measure = (tale) => {
  const bursts = Array.from({ length: tale.players }, (_, seat) => burstOf(tale, seat));
  const count = Math.max(...bursts);
  const isShared = bursts.indexOf(count) !== bursts.lastIndexOf(count);
  if (count < ENOUGH || isShared) return null;
  return { id: 'sprinter', seats: [bursts.indexOf(count)], count, weight: striking(26 + 3 * count) };
};
