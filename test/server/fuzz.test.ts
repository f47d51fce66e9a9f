import { expect, it } from 'vitest';
import { fuzz } from '../../bench/fuzz.ts';

// npm run fuzz is the long one.
it('a flood of malformed messages crashes nothing, slows nobody down and fills no memory', {
  retry: 1,
  timeout: 40_000,
}, async () => {
  const { sent, alive, p99Ms, quietP99Ms, actions, rssBeforeMB, rssAfterMB } = await fuzz({
    perSecond: 1_000,
    seconds: 5,
  });
  expect(sent).toBeGreaterThan(4_000);
  expect(alive).toBe(1);
  expect(actions).toBeGreaterThan(40);
  expect(p99Ms).toBeLessThan(Math.max(50, 2 * quietP99Ms));
  expect(rssAfterMB - rssBeforeMB).toBeLessThan(64);
});
