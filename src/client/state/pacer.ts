import { type ReadonlySignal, signal } from '@preact/signals';
import { type Rate, WISHES } from '#room/signalRates.ts';

// [R5] allowed signals are no telegraph, and the server refuses what comes too fast. The page does not offer
// what would be refused.

/** Two messages are not under way for equally long. */
const MARGIN = 250;

export interface Pacer {
  /** Whether the next one has to wait. */
  readonly waits: ReadonlySignal<boolean>;
  /** Does it, unless it has to wait. */
  readonly take: (act: () => void) => void;
}

export function pacer({ perSecond, burst }: Rate, clock = () => performance.now()): Pacer {
  const waits = signal(false);
  let level = burst;
  let filled = clock();
  const take = (act: () => void) => {
    if (waits.peek()) return;
    const now = clock();
    level = Math.min(burst, level + ((now - filled) / 1000) * perSecond) - 1;
    filled = now;
    act();
    if (level >= 1) return;
    waits.value = true;
    setTimeout(
      () => {
        waits.value = false;
      },
      ((1 - level) / perSecond) * 1000 + MARGIN,
    );
  };
  return { waits, take };
}

const wishes = new WeakMap<object, Pacer>();

/** One budget for all that a person wishes at this table. */
export function wishesOf(session: object): Pacer {
  const known = wishes.get(session) ?? pacer(WISHES);
  wishes.set(session, known);
  return known;
}
