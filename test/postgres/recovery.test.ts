import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '#server/server.ts';
import { type Database, run, somebody, startDatabase } from '../../bench/load/database.ts';
import { configFor, newRoom, openPage } from '../server/client.ts';

// A database that is there and takes nothing: a standby whose turn has not come, which the address leads to already.

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 30_000);

/** The same data at the same address, read and not written until it is promoted. */
async function asStandby({ folder, kill, start }: Database): Promise<void> {
  await kill();
  const [signal, { uid, gid }] = [join(folder, 'data', 'standby.signal'), somebody()];
  writeFileSync(signal, '');
  if (uid !== undefined) chownSync(signal, uid, gid ?? uid);
  await start();
}

/** What a node has open: those who commit, those who watch, and a few who read. */
const MOST_OF_ONE = 8;

it('is tried again and again over few connections, and all goes on once it is promoted', async () => {
  const database = await startDatabase();
  ends.push(database.end);
  const kept = {
    data: join(mkdtempSync(join(tmpdir(), 'hushglass-')), 'none.db'),
    database: await database.fresh(),
  };
  const node = await startServer(configFor(kept));
  ends.push(node.stop);
  const code = await newRoom(node.url);
  await asStandby(database);

  const connections = async () =>
    Number(
      (
        await run(
          database.url,
          `SELECT count(*) AS n FROM pg_stat_activity WHERE application_name = 'hushglass'`,
        )
      )[0]?.n,
    );
  const until = performance.now() + 6_000;
  const seen: number[] = [];
  while (performance.now() < until) {
    seen.push(await connections());
    await sleep(200);
  }
  expect(Math.max(...seen)).toBeLessThanOrEqual(MOST_OF_ONE);
  expect((await fetch(`${node.url}/healthz`)).status).toBe(503);

  await run(database.url, 'SELECT pg_promote(true, 30)');
  await expect.poll(async () => (await fetch(`${node.url}/healthz`)).status).toBe(200);
  const page = await openPage(node.url, code);
  await page.next('lobby');
  page.close();
}, 60_000);
