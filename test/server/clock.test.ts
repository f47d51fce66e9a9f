import { expect, it } from 'vitest';
import { openClock } from '#server/clock.ts';
import { freePort, scratch, startServerChild } from '../../bench/load/child.ts';
import { dealtTable, type Page, start } from './client.ts';

// [M26] What time counts: none in which nobody could have acted, whatever kept them from it.

const [SAND, A_STOP] = [2_000, 3_000];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function roomTime(page: Page): Promise<number> {
  page.send({ type: 'ping', sent: performance.now() });
  return (await page.next('pong')).host;
}

it('[M26] a host’s clock counts every moment, but none in which its process was stopped; and it never goes back', () => {
  let monotonic = 0;
  const clock = openClock(
    { keep: () => undefined, keepTime: () => undefined, lastBeat: () => 5_000 },
    () => monotonic,
  );
  expect(clock.now()).toBe(5_000);
  clock.start(() => false);
  const told: number[] = [];
  for (const passed of [100, 0.4, 0.4, 0.4, 240, 60_000, 100, 250, 251]) {
    monotonic += passed;
    told.push(clock.now() - 5_000);
  }
  expect(told).toEqual([100, 100, 100, 101, 341, 441, 541, 791, 891]);
  clock.hold();
  monotonic += 100;
  expect(clock.now()).toBe(5_000);
  clock.stop();
});

it('[M24] [M26] a server that is stopped in the middle of a game costs no sand: nobody loses by it, and the sand runs out in its time', async () => {
  const { data, clear } = scratch();
  const child = await startServerChild(data, await freePort());
  const { pages } = await dealtTable(child.url, ['Ada', 'Bo'], { scenario: 1, sand: SAND });
  await start(pages);
  const [ada] = pages as [Page];
  const [before, began] = [await roomTime(ada), performance.now()];
  child.process.kill('SIGSTOP');
  await sleep(A_STOP);
  child.process.kill('SIGCONT');
  const after = await roomTime(ada);
  const ran = performance.now() - began - A_STOP;
  expect(after - before).toBeGreaterThanOrEqual(0);
  expect(after - before).toBeLessThanOrEqual(ran + 250);
  const isOver = (message: { readonly events: readonly { readonly type: string }[] }) =>
    message.events.some(({ type }) => type === 'ended');
  const { at } = await ada.next('told', isOver);
  expect(performance.now() - began).toBeGreaterThan(A_STOP + 1_000);
  expect(at).toBeGreaterThan(0);
  await child.end('SIGKILL');
  clear();
}, 60_000);
