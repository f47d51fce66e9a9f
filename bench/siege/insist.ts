import { setTimeout as sleep } from 'node:timers/promises';

const TIMES = 8;
const AGAIN = 250;

/** Longer than whoever starts a server waits for it. What is begun at a node that is given up just then is never answered. */
const WITHIN = 35_000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(WITHIN, undefined, { signal: over.signal }).then(() => {
    throw new Error('it takes too long');
  });
  return Promise.race([work, late]).finally(() => {
    late.catch(() => undefined);
    over.abort();
  });
}

/** What a siege needs to begin at all is asked for again. */
export async function insist<T>(work: () => Promise<T>, left = TIMES): Promise<T> {
  try {
    return await inTime(work());
  } catch (error) {
    if (left === 0) throw error;
    await sleep(AGAIN);
    return insist(work, left - 1);
  }
}
