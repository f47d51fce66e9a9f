import { performance } from 'node:perf_hooks';
import type { Store } from './store.ts';

// The host's clock: milliseconds that only run while the server does. It goes on where the last
// heartbeat in the data file left it, so the time of a crash or a night switched off never counts
// (M26), and nobody's wall clock matters. It stands still until every game that was running is
// back: a long start must not cost anyone sand.

const BEAT_EVERY = 100;

export interface HostClock {
  readonly now: () => number;
  readonly start: () => void;
  readonly stop: () => void;
}

export function openClock(store: Store): HostClock {
  const before = store.lastBeat();
  let started: number | null = null;
  let beating: NodeJS.Timeout | undefined;
  const now = () => before + (started === null ? 0 : Math.floor(performance.now() - started));
  const beat = () => store.after(() => undefined);
  return {
    now,
    start: () => {
      started = performance.now();
      store.keepTime(now);
      beating = setInterval(beat, BEAT_EVERY);
    },
    stop: () => {
      clearInterval(beating);
      beat();
    },
  };
}
