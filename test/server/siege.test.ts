import { expect, inject, it } from 'vitest';
import { siege } from '../../bench/siege/siege.ts';
import { onFiles } from './place.ts';

// npm run siege is the long one, and the one that measures how quickly innocents are still answered.
it('attacked from all sides, the server neither ends nor loses, doubles or invents anything', async () => {
  const place = onFiles ? {} : { database: inject('postgres') };
  const flaws: string[] = [];
  const {
    innocentP99Ms: _,
    slowDiskRatio: __,
    silenceBits,
    ...found
  } = await siege({ seconds: 2, short: true, idle: 3, ...place }, '', (row) =>
    flaws.push(...row.flaws.map((flaw) => `${row.attack}: ${flaw}`)),
  );
  expect(flaws).toEqual([]);
  expect(found).toEqual({
    crashes: 0,
    forks: 0,
    wrongPages: 0,
    falselyAcknowledged: 0,
    flaws: 0,
    idleBytesPerSecond: 0,
  });
  // [R5] a name says nothing before talking is allowed, whatever else is signalled.
  expect(silenceBits).toMatchObject({ names: 0, newcomers: 0 });
}, 180_000);
