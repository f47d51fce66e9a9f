import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NewerFile } from '#server/file.ts';
import { migrate } from '#server/postgres/migrate.ts';
import { MIGRATIONS } from '#server/postgres/migrations.ts';
import { startServer } from '#server/server.ts';
import { run } from '../../bench/load/database.ts';
import { newWalker, startOver, type Walker, walk } from '../../bench/load/walker.ts';
import { configFor } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';

// Databases that earlier versions left behind, each with a game whose sand was running.

const BEFORE = new URL('../fixtures/postgres/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, BEFORE), 'utf8');

interface Evening {
  readonly code: string;
  readonly game: string;
  readonly cookies: readonly string[];
  readonly seen: number;
  readonly pawns: readonly number[];
}

async function databaseOf(version: number): Promise<string> {
  const url = (await freshDatabase()) as string;
  await run(url, read(`${version}.sql`));
  return url;
}

const numberIn = async (url: string) => (await run(url, 'SELECT number FROM version'))[0]?.number;

/** What nodes of that version may use: columns, and functions by what they are given. */
async function namesIn(url: string): Promise<readonly string[]> {
  const columns = await run(
    url,
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const functions = await run(
    url,
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  );
  return [...columns, ...functions].map(({ name }) => String(name));
}

/** Somebody who was at the table is back at it. */
async function backAt(url: string, { code, cookies }: Evening, chair: number): Promise<Walker> {
  const walker = newWalker({ url, code, cookie: cookies[chair] as string, address: '127.0.0.1' });
  while (walker.view === null) await startOver(walker);
  return walker;
}

describe.each([1, 2, 3])('a database of version %i', (version) => {
  const evening: Evening = JSON.parse(read(`${version}.json`));

  it('[M26] is brought to this one by the first start; its game is there, held where it was, and is played on', async () => {
    const database = await databaseOf(version);
    expect(await numberIn(database)).toBe(version);
    const server = await startServer(configFor({ database }));
    onTestFinished(() => server.stop());
    expect(await numberIn(database)).toBe(MIGRATIONS.length);
    const walkers = [await backAt(server.url, evening, 0), await backAt(server.url, evening, 1)];
    for (const { game, seen, view } of walkers) {
      expect([game, view?.shared.pawns]).toEqual([evening.game, evening.pawns]);
      expect(seen).toBeGreaterThanOrEqual(evening.seen);
    }
    // What somebody may do has to come back first, where a room was another's.
    for (const one of walkers)
      await expect
        .poll(() => {
          one.lastId = Math.max(one.lastId, 1_000);
          walk(one);
          return one.acked.length;
        })
        .toBeGreaterThan(0);
    for (const { ws } of walkers) ws?.terminate();
    expect((await fetch(`${server.url}/api/book`)).status).toBe(200);
  });

  it('keeps all that nodes of its version use, for those that are still running', async () => {
    const database = await databaseOf(version);
    const before = await namesIn(database);
    await migrate(database);
    expect(before.length).toBeGreaterThan(50);
    expect(await namesIn(database)).toEqual(expect.arrayContaining(before as string[]));
  });
});

it('a database of a later version is left alone', async () => {
  const database = await databaseOf(2);
  await run(database, 'UPDATE version SET number = $1', [MIGRATIONS.length + 1]);
  await expect(startServer(configFor({ database }))).rejects.toThrow(NewerFile);
  expect(await numberIn(database)).toBe(MIGRATIONS.length + 1);
  expect(await run(database, 'SELECT lease FROM leases WHERE ended IS NULL')).toHaveLength(1);
});
