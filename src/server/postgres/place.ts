import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Row, Value } from '../ask.ts';
import { openFile } from '../file.ts';
import { isDatabase, openLine } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Table } from './tables.ts';

// The two places a host can be moved between, as far as moving needs them.

export interface Place {
  readonly isUsed: () => Promise<boolean>;
  readonly isEmpty: () => Promise<boolean>;
  readonly count: (table: string) => Promise<number>;
  /** A page at a time, in their order. */
  readonly rows: (table: Table) => AsyncGenerator<readonly Row[]>;
  readonly begin: () => Promise<void>;
  readonly put: (table: Table, rows: readonly Row[]) => Promise<void>;
  readonly commit: () => Promise<void>;
  /** How late it is at the host. */
  readonly time: () => Promise<number>;
  readonly setTime: (host: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const A_PAGE = 500;
const WITHIN = 120_000;

export const placeAt = (where: string): Promise<Place> => (isDatabase(where) ? database(where) : file(where));

type Ask = (sql: string, values: readonly Value[]) => Promise<readonly Row[]>;

/** On from the last one read, never by counting. */
async function* paged(
  ask: Ask,
  { name, columns, order, seq }: Table,
  mark: (n: number) => string,
  rowid: boolean,
) {
  const nameOf = (column: string) => (rowid && column === 'seq' && seq !== undefined ? seq : column);
  const shown = columns.map((column) =>
    nameOf(column) === column ? column : `${nameOf(column)} AS ${column}`,
  );
  const by = order.map(nameOf).join(', ');
  let last: readonly Value[] | null = null;
  for (;;) {
    const from = last === null ? '' : `WHERE (${by}) > (${order.map((_, n) => mark(n + 1)).join(', ')})`;
    const sql = `SELECT ${shown.join(', ')} FROM ${name} ${from} ORDER BY ${by} LIMIT ${A_PAGE}`;
    const rows: readonly Row[] = await ask(sql, last ?? []);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < A_PAGE) return;
    last = order.map((column) => end[column] ?? null);
  }
}

async function file(path: string): Promise<Place> {
  const db: DatabaseSync = openFile(path);
  const ask: Ask = async (sql, values) => db.prepare(sql).all(...values) as unknown as readonly Row[];
  const count = async (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  return {
    // Whoever wrote it has been refused by the one who moves it.
    isUsed: async () => false,
    isEmpty: async () => (await count('rooms')) + (await count('games')) === 0,
    count,
    rows: (table) => paged(ask, table, () => '?', true),
    begin: async () => db.exec('BEGIN IMMEDIATE'),
    put: async ({ name, columns, seq }, rows) => {
      const named = columns.map((column) => (column === 'seq' && seq !== undefined ? seq : column));
      const insert = db.prepare(
        `INSERT INTO ${name} (${named.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) insert.run(...columns.map((column) => (row[column] ?? null) as SQLInputValue));
    },
    commit: async () => db.exec('COMMIT'),
    time: async () => Number(db.prepare('SELECT host FROM clock').get()?.host ?? 0),
    setTime: async (host) => {
      db.prepare(
        'INSERT INTO clock (only, host) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET host = excluded.host',
      ).run(host);
    },
    close: async () => db.close(),
  };
}

async function database(url: string): Promise<Place> {
  await migrate(url);
  const line = await openLine(url, WITHIN);
  const ask: Ask = (sql, values) => line.query(sql, values, WITHIN);
  const one = async (sql: string) => Number((await ask(sql, []))[0]?.n ?? 0);
  const count = (table: string) => one(`SELECT count(*) AS n FROM ${table}`);
  return {
    isUsed: async () => {
      // Of nodes that were killed, or of a copy, nobody is there any more.
      await ask('SELECT hg_end_late()', []);
      return (await one('SELECT count(*) AS n FROM leases WHERE ended IS NULL')) > 0;
    },
    isEmpty: async () => (await count('rooms')) + (await count('games')) === 0,
    count,
    rows: (table) => paged(ask, table, (n) => `$${n}`, false),
    begin: async () => void (await ask('BEGIN', [])),
    put: async ({ name, columns }, rows) => {
      const sql = `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
        SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::${name}, $1)`;
      await ask(sql, [JSON.stringify(rows)]);
    },
    commit: async () => {
      for (const sql of AFTERWARDS) await ask(sql, []);
      await ask('COMMIT', []);
    },
    // Every room has its own time; the latest is late enough for all once they stand still.
    time: () =>
      one(
        'SELECT greatest(coalesce((SELECT max(at) FROM owners), 0), coalesce((SELECT max(l.host + o.shift) FROM owners o JOIN leases l USING (lease)), 0)) AS n',
      ),
    setTime: async (host) =>
      void (await ask('INSERT INTO owners (room, shift, at) SELECT code, 0, $1 FROM rooms', [host])),
    close: line.close,
  };
}

/** What the database works out by itself for what it is told one by one. */
const AFTERWARDS = [
  'UPDATE games SET scenario = hg_scenario(header), level = hg_level(header), ended = hg_ended(ending), won = hg_won(ending)',
  ...['games', 'book', 'puzzles'].map(
    (table) =>
      `SELECT setval(pg_get_serial_sequence('${table}', 'seq'), greatest(1, (SELECT max(seq) FROM ${table})))`,
  ),
];
