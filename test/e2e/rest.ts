import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** The camera glides where somebody likes motion, and a board that has more room takes it: a hand waits for that. */
export async function comesToRest(thing: Locator, looks = 1): Promise<void> {
  const where = async () => JSON.stringify(await thing.boundingBox());
  for (let [same, before] = [0, await where()]; same < looks; ) {
    await sleep(80);
    const now = await where();
    [same, before] = [now === before ? same + 1 : 0, now];
  }
}
