import { performance } from 'node:perf_hooks';
import { BEAT, type Store } from './store.ts';

// The host's clock: milliseconds that only run while the server does, and can write. It goes on where
// the last heartbeat in the data file left it, so the time of a crash or a night switched off never
// counts [M26], and nobody's wall clock matters. It stands still until every game that was running is
// back: a long start must not cost anyone sand. Nor must a moment in which the process was stopped, or its
// machine asleep, or so busy that nobody could have acted.

const BEAT_EVERY = 100;
/** A beat that comes so late was kept from coming: what it is late by does not count. */
const STOPPED = 250;

export interface HostClock {
  readonly now: () => number;
  /** Runs; while sand does, the file is told ten times a second how late it is. */
  readonly start: (sandRuns: () => boolean) => void;
  /** Stands still where the file last heard of it: what came after was never told to anyone. */
  readonly hold: () => void;
  readonly stop: () => void;
}

export function openClock(
  store: Pick<Store, 'keep' | 'keepTime' | 'lastBeat'>,
  monotonic: () => number = () => performance.now(),
): HostClock {
  let counted = store.lastBeat();
  /** Up to when it was counted; null while it stands. */
  let upTo: number | null = null;
  let beating: NodeJS.Timeout | undefined;

  function now(): number {
    if (upTo !== null) {
      const since = monotonic() - upTo;
      upTo += since;
      counted += since > STOPPED ? BEAT_EVERY : since;
    }
    return Math.floor(counted);
  }

  function beat(sandRuns: () => boolean): void {
    now();
    if (sandRuns()) store.keep([BEAT]);
  }

  return {
    now,
    start: (sandRuns) => {
      clearInterval(beating);
      upTo ??= monotonic();
      store.keepTime(now);
      beating = setInterval(beat, BEAT_EVERY, sandRuns);
    },
    hold: () => {
      clearInterval(beating);
      upTo = null;
      counted = store.lastBeat();
    },
    stop: () => {
      clearInterval(beating);
      store.keep([BEAT]);
    },
  };
}
