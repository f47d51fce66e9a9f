import type { Lobby } from '#room/lobby.ts';
import { connected } from '../load/database.ts';
import { LOGS, reading } from './dataFile.ts';

// What a server that is besieged has kept, in its data file or in its database, looked at without its own eyes.

/** The file, unless there is a database. */
export interface Keeping {
  readonly data: string;
  readonly database: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

type Ask = (sql: string, ...values: readonly string[]) => Promise<readonly Row[]>;

/** Over one connection, however much is asked: a database has not many, and the besieged has its own. */
function asking<T>({ data, database }: Keeping, work: (ask: Ask) => Promise<T>): Promise<T> {
  if (database === undefined)
    return work(async (sql, ...values) => reading(data, (db) => db.prepare(sql).all(...values)));
  return connected(database, (client) =>
    work(async (sql, ...values) => (await client.query(sql.replace('?', '$1'), [...values])).rows),
  );
}

const logsOf = ({ database }: Keeping) => (database === undefined ? `(${LOGS}) AS logs` : 'entries');

/** Places of a log that were written twice, and places that were left out. */
export const forksIn = (keeping: Keeping): Promise<number> =>
  asking(keeping, async (ask) => {
    const logs = logsOf(keeping);
    const [doubled] = await ask(`SELECT count(*) - count(DISTINCT game || ' ' || place) AS n FROM ${logs}`);
    const [holes] = await ask(
      `SELECT sum(length) AS n FROM (SELECT 1 + max(place) - count(DISTINCT place) AS length FROM ${logs} GROUP BY game) AS lengths`,
    );
    return Number(doubled?.n) + Number(holes?.n ?? 0);
  });

/** Something the server acknowledged, and so has to be in its file. */
export type Promised =
  | { readonly room: string; readonly name?: string; readonly chair?: number; readonly choice?: unknown }
  | { readonly game: string; readonly act: string }
  | { readonly puzzle: string };

/** Those of the promises that are not kept; what cannot be read keeps none. */
export const unkept = (keeping: Keeping, promises: readonly Promised[]): Promise<readonly Promised[]> =>
  asking(keeping, async (ask) => {
    const isKept = (promised: Promised) => keeps(ask, logsOf(keeping), promised).catch(() => false);
    const kept = await Promise.all(promises.map(isKept));
    return promises.filter((_, index) => !kept[index]);
  });

async function keeps(ask: Ask, logs: string, promised: Promised): Promise<boolean> {
  if ('puzzle' in promised)
    return (await ask('SELECT 1 FROM puzzles WHERE code = ?', promised.puzzle)).length > 0;
  if ('act' in promised) {
    const entries = await ask(`SELECT entry FROM ${logs} WHERE game = ?`, promised.game);
    return entries.some(({ entry }) => JSON.parse(String(entry)).id === promised.act);
  }
  const [row] = await ask('SELECT lobby FROM rooms WHERE code = ?', promised.room);
  return row !== undefined && fits(JSON.parse(String(row.lobby)), promised);
}

function fits({ people, choice }: Lobby, promised: Extract<Promised, { room: string }>): boolean {
  const chosen = promised.choice === undefined || JSON.stringify(choice) === JSON.stringify(promised.choice);
  if (promised.name === undefined) return chosen;
  const person = people.find(({ name }) => name === promised.name);
  return chosen && person !== undefined && (promised.chair ?? person.chair) === person.chair;
}
