import { copyFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import type { LogEntry } from '#engine/core/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { openCatalogue } from '#server/catalogue.ts';
import { examineFile, forgetIn } from '#server/check/index.ts';
import { examineLog } from '#server/check/log.ts';
import type { Config } from '#server/config.ts';
import { openFile } from '#server/file.ts';
import type { PlacedEntry } from '#server/logs.ts';
import { openStore } from '#server/openStore.ts';
import { forgetInDatabase } from '#server/postgres/forget.ts';
import type { Store } from '#server/store.ts';
import { type Child, scratch, serverBehind, startServerChild } from '../../bench/load/child.ts';
import { run } from '../../bench/load/database.ts';
import { insist } from '../../bench/siege/insist.ts';
import { configFor } from './client.ts';
import { freshDatabase } from './database.ts';
import { holdDisk } from './disk.ts';

// Where the servers of a test keep what they keep, a data file or a database (vitest.config.ts), and ways to look at it
// that are no server's.

export type Where = Pick<Config, 'data'> & { readonly database?: string | undefined };

/** Where these tests run on files: for what only a file has. */
export const onFiles = (inject('postgres') as string | undefined) === undefined;

export interface Place extends Where {
  readonly clear: () => void;
}

/** An empty one. */
export async function freshPlace(): Promise<Place> {
  return { ...scratch(), database: await freshDatabase() };
}

/** The same once more; nobody may be using it. */
export async function copyOf({ data, database }: Where): Promise<Place> {
  const place = scratch();
  if (database === undefined) {
    copyFileSync(data, place.data);
    return place;
  }
  const name = `copy_of_${database.replace(/.*\//, '')}`;
  await run(
    database.replace(/[^/]*$/, 'postgres'),
    `CREATE DATABASE ${name} TEMPLATE ${database.replace(/.*\//, '')}`,
  );
  return { ...place, database: database.replace(/[^/]*$/, name) };
}

/** For a process that is to keep what it keeps there. */
export const settingsOf = ({ data, database }: Where): Readonly<Record<string, string>> => ({
  HUSHGLASS_DATA: data,
  ...(database === undefined ? {} : { HUSHGLASS_STORE: database }),
});

/** A server in a process of its own. */
export const startChildOn = (
  where: Where,
  port: number,
  command: readonly string[] = serverBehind([]),
  env: Readonly<Record<string, string>> = {},
): Promise<Child> => {
  const start = () => startServerChild(where.data, port, command, { ...env, ...settingsOf(where) });
  // As whoever runs it would: one whose database did not answer in time ends, and is started again.
  return where.database === undefined ? start() : insist(start);
};

/** What is there, by a question that either understands. */
export async function rowsIn({ data, database }: Where, sql: string): Promise<Record<string, unknown>[]> {
  if (database !== undefined) return run(database, sql);
  const db = openFile(data);
  const rows = db.prepare(sql).all();
  db.close();
  return rows;
}

export const columnIn = async (where: Where, sql: string) =>
  (await rowsIn(where, sql)).map((row) => Object.values(row)[0]);

/** Whether each game that is being played sleeps: in no memory, and brought back by nothing but somebody who comes. */
export async function asleepIn(where: Where): Promise<readonly boolean[]> {
  const sleeps =
    where.database === undefined
      ? 'asleep = 1'
      : 'NOT EXISTS (SELECT 1 FROM owners JOIN leases USING (lease) WHERE owners.room = games.room AND ended IS NULL)';
  const order = where.database === undefined ? 'rowid' : 'seq';
  const found = await columnIn(where, `SELECT ${sleeps} FROM games WHERE ending IS NULL ORDER BY ${order}`);
  return found.map(Boolean);
}

/** As long after: nobody knows any more who had which room, so nobody owes anything for having it taken over. */
export async function longAfter({ database }: Where): Promise<void> {
  if (database === undefined) return;
  await run(database, "UPDATE leases SET ended = ended - interval '2 hours'");
  await run(database, 'SELECT hg_tidy()');
}

/** A room is forgotten, as whoever runs it has it forgotten. */
export const forgetAt = ({ data, database }: Where, room: string) =>
  database === undefined ? forgetIn(data, room) : forgetInDatabase(database, room);

/** For whoever only looks; a server may be running. */
export const openToRead = async (where: Where) =>
  (await openStore(configFor(where as Partial<Config>))).store;

/** For whoever writes there while no server does. */
export async function openKept(where: Where): Promise<Store> {
  const store = await openToRead(where);
  await store.takeOver();
  return store;
}

/** What is wrong with what is kept: of a database, the logs, which are ours to keep whole. */
export async function faultsIn(where: Where): Promise<readonly unknown[]> {
  const { data, database } = where;
  if (database === undefined) return examineFile(data).faults;
  const catalogue = openCatalogue();
  const faults: unknown[] = [];
  for (const { id, header } of await run(database, 'SELECT id, header FROM games')) {
    const placed = (await run(database, 'SELECT place, entry FROM entries WHERE game = $1 ORDER BY place', [
      id,
    ])) as unknown as readonly PlacedEntry[];
    const engine = catalogue.engineOf(JSON.parse(String(header)));
    if (engine === null) faults.push(`${id}: unknown rules`);
    else faults.push(...examineLog(placed, engine).findings, ...twice(placed));
  }
  return faults;
}

/** Commands that are in a log more than once. */
function twice(placed: readonly PlacedEntry[]): readonly string[] {
  const ids = placed.flatMap(({ entry }) => (JSON.parse(entry) as LogEntry<AnyEvent>).id ?? []);
  return ids.filter((id, place) => ids.indexOf(id) < place);
}

interface HeldWrites {
  readonly release: () => unknown;
  /** A commit that its node hung up on may still happen; a moment later the database has given it up too. */
  readonly givenUp: () => Promise<unknown>;
}

/** Nothing can be written there until it is released, as where a disk or a database takes its time. */
export async function holdWrites({ data, database }: Where): Promise<HeldWrites> {
  if (database === undefined) return { ...holdDisk(data), givenUp: async () => undefined };
  const { default: pg } = await import('pg');
  const client = new pg.Client(database);
  await client.connect();
  await client.query('BEGIN');
  // Every commit begins with its node's lease.
  await client.query('LOCK TABLE leases IN ACCESS EXCLUSIVE MODE');
  return { release: () => client.end(), givenUp: () => sleep(1_500) };
}
