import { performance } from 'node:perf_hooks';
import type { Store } from './store.ts';

// The host's clock: milliseconds that only run while the server does. It goes on where the last
// heartbeat in the data file left it, so the time of a crash or a night switched off never counts
// (M26), and nobody's wall clock matters.

const BEAT_EVERY = 100;

export interface HostClock {
  readonly now: () => number;
  readonly stop: () => void;
}

export function startClock(store: Store): HostClock {
  const before = store.lastBeat();
  const started = performance.now();
  const now = () => before + Math.floor(performance.now() - started);
  const beating = setInterval(() => store.beat(now()), BEAT_EVERY);
  return {
    now,
    stop: () => {
      clearInterval(beating);
      store.beat(now());
    },
  };
}
