import type { Lobby } from '#room/lobby.ts';
import { run } from '../load/database.ts';
import { LOGS, reading } from './dataFile.ts';

// What a server that is besieged has kept, in its data file or in its database, looked at without its own eyes.

/** The file, unless there is a database. */
export interface Keeping {
  readonly data: string;
  readonly database: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

function rowsOf(
  { data, database }: Keeping,
  sql: string,
  ...values: readonly string[]
): Promise<readonly Row[]> {
  if (database === undefined) return Promise.resolve(reading(data, (db) => db.prepare(sql).all(...values)));
  return run(database, sql.replace('?', '$1'), values);
}

const logsOf = ({ database }: Keeping) => (database === undefined ? `(${LOGS}) AS logs` : 'entries');

/** Places of a log that were written twice, and places that were left out. */
export async function forksIn(keeping: Keeping): Promise<number> {
  const logs = logsOf(keeping);
  const [doubled] = await rowsOf(
    keeping,
    `SELECT count(*) - count(DISTINCT game || ' ' || place) AS n FROM ${logs}`,
  );
  const [holes] = await rowsOf(
    keeping,
    `SELECT sum(length) AS n FROM (SELECT 1 + max(place) - count(DISTINCT place) AS length FROM ${logs} GROUP BY game) AS lengths`,
  );
  return Number(doubled?.n) + Number(holes?.n ?? 0);
}

/** Something the server acknowledged, and so has to be in its file. */
export type Promised =
  | { readonly room: string; readonly name?: string; readonly chair?: number; readonly choice?: unknown }
  | { readonly game: string; readonly act: string }
  | { readonly puzzle: string };

/** Those of the promises that are not kept; what cannot be read keeps none. */
export async function unkept(keeping: Keeping, promises: readonly Promised[]): Promise<readonly Promised[]> {
  const isKept = (promised: Promised) => keeps(keeping, promised).catch(() => false);
  const kept = await Promise.all(promises.map(isKept));
  return promises.filter((_, index) => !kept[index]);
}

async function keeps(keeping: Keeping, promised: Promised): Promise<boolean> {
  const rows = (sql: string, value: string) => rowsOf(keeping, sql, value);
  if ('puzzle' in promised)
    return (await rows('SELECT 1 FROM puzzles WHERE code = ?', promised.puzzle)).length > 0;
  if ('act' in promised) {
    const entries = await rows(`SELECT entry FROM ${logsOf(keeping)} WHERE game = ?`, promised.game);
    return entries.some(({ entry }) => JSON.parse(String(entry)).id === promised.act);
  }
  const [row] = await rows('SELECT lobby FROM rooms WHERE code = ?', promised.room);
  return row !== undefined && fits(JSON.parse(String(row.lobby)), promised);
}

function fits({ people, choice }: Lobby, promised: Extract<Promised, { room: string }>): boolean {
  const chosen = promised.choice === undefined || JSON.stringify(choice) === JSON.stringify(promised.choice);
  if (promised.name === undefined) return chosen;
  const person = people.find(({ name }) => name === promised.name);
  return chosen && person !== undefined && (promised.chair ?? person.chair) === person.chair;
}
