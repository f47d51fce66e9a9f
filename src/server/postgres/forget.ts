import { setTimeout as sleep } from 'node:timers/promises';
import { NoData } from '../check/tables.ts';
import { NewerFile } from '../file.ts';
import type { Removed } from '../forget.ts';
import { OlderFile } from '../forgetIn.ts';
import { type Line, openLine } from './connect.ts';
import { MIGRATIONS } from './migrations.ts';

// A room is forgotten in a database that nodes may be running on. Whoever has it finishes what it is committing, has nothing
// to write it by from then on, and notices that it is gone.

const WITHIN = 60_000;
const APART = 5;

const COUNTED = `SELECT (SELECT count(*) FROM rooms WHERE code = $1) AS rooms,
  (SELECT count(*) FROM people WHERE room = $1) AS people, (SELECT count(*) FROM games WHERE room = $1) AS games,
  (SELECT count(*) FROM book WHERE room = $1) AS lines`;
/** Every commit of a node begins with its lease: this waits for the one under way, and the next one waits for us. */
const HOLD_OWNER = 'SELECT 1 FROM leases WHERE lease = (SELECT lease FROM owners WHERE room = $1) FOR UPDATE';

/** What was removed; null where there is no such room. */
export async function forgetInDatabase(url: string, room: string): Promise<Removed | null> {
  const line = await openLine(url, WITHIN);
  try {
    await mustBeOfThisVersion(line);
    const removed = await forget(line, room);
    if (removed !== null) await removeLogs(line);
    return removed;
  } finally {
    await line.close();
  }
}

async function forget(line: Line, room: string): Promise<Removed | null> {
  const ask = (sql: string, ...values: readonly string[]) => line.query(sql, values, WITHIN);
  await ask('BEGIN');
  await ask(HOLD_OWNER, room);
  const [row] = await ask(COUNTED, room);
  const { rooms = 0, people = 0, games = 0, lines = 0 } = row ?? {};
  const isThere = Number(rooms) + Number(people) + Number(games) > 0;
  if (isThere) await ask('SELECT hg_forget_room($1)', room);
  await ask('COMMIT');
  return isThere ? { people: Number(people), games: Number(games), lines: Number(lines) } : null;
}

/** A little at a time: nodes take their turns in between, and may do some of it themselves. */
async function removeLogs(line: Line): Promise<void> {
  while ((await line.query('SELECT 1 FROM forgotten LIMIT 1', [], WITHIN)).length > 0) {
    await line.query('SELECT hg_forget_some() FROM hg_take_turn()', [], WITHIN);
    await sleep(APART);
  }
}

async function mustBeOfThisVersion(line: Line): Promise<void> {
  const [known] = await line.query("SELECT to_regclass('version') IS NOT NULL AS known", [], WITHIN);
  if (!known?.known) throw new NoData();
  const [row] = await line.query('SELECT number FROM version', [], WITHIN);
  const version = Number(row?.number ?? 0);
  if (version < MIGRATIONS.length) throw new OlderFile(version);
  if (version > MIGRATIONS.length) throw new NewerFile(`version ${version} of the database`);
}
