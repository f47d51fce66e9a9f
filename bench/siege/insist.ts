import { setTimeout as sleep } from 'node:timers/promises';

const TIMES = 8;
const AGAIN = 250;

/** What a siege needs to begin at all is asked for again. */
export async function insist<T>(work: () => Promise<T>, left = TIMES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (left === 0) throw error;
    await sleep(AGAIN);
    return insist(work, left - 1);
  }
}
