import { type Measure, striking } from './award.ts';
import { secondsOf } from './tale.ts';

const FEW = 10_000;

/** The last one was out just in time. */
export const lastStep: Measure = ({ won, acts }) => {
  const last = acts.at(-1);
  if (!won || last === undefined || last.left >= FEW) return null;
  const { seat, left } = last;
  return {
    id: 'lastStep',
    seats: [seat as number],
    time: Math.max(0, left),
    weight: striking(100 - 3 * secondsOf(left)),
  };
};
