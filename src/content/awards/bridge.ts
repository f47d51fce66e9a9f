import { type Measure, mostOf, striking } from './award.ts';
import { pawnOf, type Tale, type Told } from './tale.ts';

const SOON = 4_000;
const ENOUGH = 4;

/** Moves after which somebody else carried the same hero on at once. */
export function passesIn({ acts }: Tale): readonly Told[] {
  return acts.filter((act, index) => {
    const next = acts[index + 1];
    const goesOn = next !== undefined && pawnOf(act) !== undefined && pawnOf(act) === pawnOf(next);
    return goesOn && next.seat !== act.seat && next.at - act.at <= SOON;
  });
}

/** Whoever most often brought a hero to where another could go on. */
export const bridge: Measure = (tale) => {
  const most = mostOf(tale, passesIn(tale), ENOUGH);
  if (most === null) return null;
  return { id: 'bridge', seats: [most.seat], count: most.count, weight: striking(38 + 2 * most.count) };
};
