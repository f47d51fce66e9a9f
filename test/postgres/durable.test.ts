import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '#server/server.ts';
import { type Database, run, startDatabase } from '../../bench/load/database.ts';
import { act, configFor, dealtTable, type Page } from '../server/client.ts';

// What is acknowledged is in the log of the database, and on its disk: test/server/durable.test.ts is that of a file. The
// database dies with all that it only had in memory; its log is written there by nobody but a commit that waits for it.

let database: Database;
beforeAll(async () => {
  database = await startDatabase({ wal_writer_delay: '10s' });
}, 60_000);
afterAll(() => database.end(), 30_000);

const ACTS = 10;

/** So many acts in a row, the last of them just acknowledged; and how many of them others could read when they were. */
async function playSome(url: string, [ada, bo]: readonly [Page, Page]): Promise<number> {
  const count = () => run(url, `SELECT count(*)::int AS n FROM entries WHERE entry LIKE '%"id":%'`);
  let read = 0;
  for (let n = 0; n < ACTS; n++) {
    const page = n % 2 === 0 ? ada : bo;
    const id = act(page, { type: 'ready', ready: n % 4 < 2 });
    await page.next('told', ({ ack }) => ack === id);
    if (n < ACTS - 1) read += Number((await count())[0]?.n) === n + 1 ? 1 : 0;
  }
  return read;
}

/** How many of them are there after the database has died in the moment of the last acknowledgement. */
async function keptBy(url: string): Promise<{ readonly read: number; readonly kept: number }> {
  const node = await startServer(configFor({ database: url }));
  const { pages } = await dealtTable(node.url, ['Ada', 'Bo', 'Never ready']);
  const read = await playSome(url, pages as unknown as readonly [Page, Page]);
  await database.kill();
  await node.stop();
  await database.start();
  const [row] = await run(url, `SELECT count(*)::int AS n FROM entries WHERE entry LIKE '%"id":%'`);
  return { read, kept: Number(row?.n) };
}

it('nothing is acknowledged before others can read it, and before it is on the disk', async () => {
  expect(await keptBy(await database.fresh())).toEqual({ read: ACTS - 1, kept: ACTS });
}, 60_000);

it('which would be noticed: where commits do not wait for the disk, some of it is gone', async () => {
  const url = await database.fresh();
  await run(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  const { kept } = await keptBy(url);
  expect(kept).toBeLessThan(ACTS);
}, 60_000);
