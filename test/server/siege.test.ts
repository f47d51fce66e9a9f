import { expect, it } from 'vitest';
import { siege } from '../../bench/siege/siege.ts';

// npm run siege is the long one, and the one that measures how quickly innocents are still answered.
it('attacked from all sides, the server neither ends nor loses, doubles or invents anything', async () => {
  const flaws: string[] = [];
  const {
    innocentP99Ms: _,
    slowDiskRatio: __,
    ...found
  } = await siege({ seconds: 2, short: true }, '', (row) =>
    flaws.push(...row.flaws.map((flaw) => `${row.attack}: ${flaw}`)),
  );
  expect(flaws).toEqual([]);
  expect(found).toEqual({ crashes: 0, forks: 0, wrongPages: 0, falselyAcknowledged: 0, flaws: 0 });
}, 120_000);
