// Keeps a step running: what fails is started again, after a wait that grows while it keeps failing.

import { setTimeout as sleep } from 'node:timers/promises';

/** Ended on purpose, whatever else may be: src/server/exit.ts says what these mean. */
export const FINAL = [0, 1, 3];
/** Who sends one of these to the runner wants the end, and whoever runs has been told by the runner. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** In milliseconds; after `steady` without a failure the wait is `first` again. */
const WAITS = { first: 1_000, longest: 60_000, steady: 5 * 60_000 };

/** `run` starts it and resolves with how it ended; the last end is how this ends. */
export async function keep(run, { first, longest, steady } = WAITS) {
  const asked = new AbortController();
  const onSignal = (signal) => asked.abort(signal);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    for (let wait = first; ; wait = Math.min(2 * wait, longest)) {
      const began = performance.now();
      const end = await run();
      if (asked.signal.aborted || FINAL.includes(end.code)) return end;
      if (performance.now() - began >= steady) wait = first;
      console.error(
        `Failed (${end.signal ?? `exit code ${end.code}`}): starting again in ${wait / 1_000} s.`,
      );
      if (!(await passes(wait, asked.signal))) return { code: null, signal: asked.signal.reason };
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

/** False where it was cut short. */
function passes(wait, signal) {
  return sleep(wait, true, { signal }).catch(() => false);
}
