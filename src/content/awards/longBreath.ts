import { type Measure, striking } from './award.ts';
import { secondsOf } from './tale.ts';

const LONG = 20_000;

/** The longest time in which nobody moved, and who then knew how to go on; alone, one has actions to reveal. */
export const longBreath: Measure = ({ acts, players }) => {
  if (players < 2) return null;
  const waits = acts.map((act, index) => ({ seat: act.seat, time: act.at - (acts[index - 1]?.at ?? 0) }));
  const longest = waits.toSorted((one, other) => other.time - one.time)[0];
  if (longest === undefined || longest.time < LONG) return null;
  const { seat, time } = longest;
  return {
    id: 'longBreath',
    seats: [seat as number],
    time,
    weight: striking(30 + Math.min(40, secondsOf(time) / 2)),
  };
};
