import { expect, it } from 'vitest';
import { fuzz } from '../../bench/fuzz.ts';
import { freshPlace, settingsOf } from './place.ts';

// npm run fuzz is the long one, and the one that measures how quickly others are still answered.
it('a flood of malformed messages crashes nothing, stops nobody and fills no memory', {
  timeout: 40_000,
}, async () => {
  const place = await freshPlace();
  const { sent, alive, actions, rssBeforeMB, rssAfterMB } = await fuzz({
    perSecond: 1_000,
    seconds: 5,
    env: settingsOf(place),
  });
  expect(sent).toBeGreaterThan(4_000);
  expect(alive).toBe(1);
  expect(actions).toBeGreaterThan(40);
  expect(rssAfterMB - rssBeforeMB).toBeLessThan(64);
  place.clear();
});
