import { type Measure, striking } from './award.ts';
import { passesIn } from './bridge.ts';

const ENOUGH = 5;

/** One hero went from hand to hand, each time to another, without a rest. */
export const relay: Measure = (tale) => {
  const passes = new Set(passesIn(tale));
  let [best, from, run] = [0, 0, 0];
  tale.acts.forEach((act, index) => {
    run = passes.has(act) ? run + 1 : 0;
    if (run > best) [best, from] = [run, index + 1 - run];
  });
  const hands = best + 1;
  if (hands < ENOUGH) return null;
  const seats = new Set(tale.acts.slice(from, from + hands).map(({ seat }) => seat as number));
  return { id: 'relay', seats: [...seats].sort(), count: hands, weight: striking(44 + 3 * hands) };
};
