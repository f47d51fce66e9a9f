import { performance } from 'node:perf_hooks';
import { BEAT, type Store } from './store.ts';

// The host's clock: milliseconds that only run while the server does, and can write. It goes on where
// the last heartbeat in the data file left it, so the time of a crash or a night switched off never
// counts [M26], and nobody's wall clock matters. It stands still until every game that was running is
// back: a long start must not cost anyone sand.

const BEAT_EVERY = 100;

export interface HostClock {
  readonly now: () => number;
  /** Runs; while sand does, the file is told ten times a second how late it is. */
  readonly start: (sandRuns: () => boolean) => void;
  /** Stands still where the file last heard of it: what came after was never told to anyone. */
  readonly hold: () => void;
  readonly stop: () => void;
}

export function openClock(store: Pick<Store, 'keep' | 'keepTime' | 'lastBeat'>): HostClock {
  let before = store.lastBeat();
  let started: number | null = null;
  let beating: NodeJS.Timeout | undefined;
  const now = () => before + (started === null ? 0 : Math.floor(performance.now() - started));
  const hold = () => {
    clearInterval(beating);
    started = null;
    before = store.lastBeat();
  };
  return {
    now,
    start: (sandRuns) => {
      clearInterval(beating);
      started = performance.now();
      store.keepTime(now);
      beating = setInterval(() => sandRuns() && store.keep([BEAT]), BEAT_EVERY);
    },
    hold,
    stop: () => {
      clearInterval(beating);
      store.keep([BEAT]);
    },
  };
}
