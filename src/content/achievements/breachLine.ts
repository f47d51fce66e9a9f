import type { PublicGame } from '#engine/mall/index.ts';
import type { Step } from '#engine/mall/layer.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { atOnce } from './achievement.ts';
import { joins } from './crossed.ts';
import { possible } from './table.ts';

/** How many breaches a straight walk leads through that begins in front of this one; pawns are in nobody's way. */
function crossedFrom({ shared: { board } }: PublicGame, step: Step, made: readonly Step[]): number {
  let crossed = 0;
  for (let at = step.from; ; ) {
    const to = board.next[at * 4 + step.direction] ?? OFF;
    if (to === OFF) return crossed;
    if (made.some((other) => joins(other, at, to))) crossed++;
    at = to;
  }
}

const turnedRound = ({ from, to, direction }: Step): Step => ({
  from: to,
  to: from,
  direction: (direction + 2) & 3,
});

/** [XA5] one straight line leads through three breaches. */
export const breachLine = atOnce(
  'XA5',
  ({ after }) => {
    const { made } = breachesOf(after);
    return Math.max(
      0,
      ...made.flatMap((step) => [step, turnedRound(step)].map((one) => crossedFrom(after, one, made))),
    );
  },
  possible('breaches'),
);
