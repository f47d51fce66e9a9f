import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { isConstraint, openFile, together } from '../file.ts';

// From a file that SQLite cannot copy because pages of it are damaged: every row that can still be reached.

/** What is read of each table, and in which order. */
const TABLES: readonly (readonly [table: string, columns: string, key: readonly string[]])[] = [
  ['clock', '*', ['only']],
  ['rooms', 'rowid, *', ['rowid']],
  ['people', '*', ['room', 'token']],
  ['games', 'rowid, *', ['rowid']],
  ['puzzles', 'rowid, *', ['rowid']],
  ['achievements', '*', ['room', 'person', 'id']],
  ['tallies', '*', ['subject', 'mark']],
  ['entries', '*', ['game', 'place']],
  ['fresh', '*', ['seq']],
  ['set_aside', '*', ['seq']],
  ['forgotten', '*', ['seq']],
];

type Row = Readonly<Record<string, SQLInputValue>>;

/** Throws where not even the names of the tables can be read. */
export function salvage(from: DatabaseSync, copy: string): void {
  const there = from.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const to = openFile(copy);
  // What is wrong with the logs is seen to later.
  to.function('is_next', (_game, _place) => 1);
  const error = together(to, () => {
    for (const [table, columns, key] of TABLES)
      if (there.some(({ name }) => name === table)) keepRows(to, table, reachable(from, table, columns, key));
  });
  to.close();
  if (error !== undefined) throw error;
}

/** From both ends, each as far as it goes. */
function* reachable(
  from: DatabaseSync,
  table: string,
  columns: string,
  key: readonly string[],
): Generator<Row> {
  for (const way of ['ASC', 'DESC']) {
    const order = key.map((column) => `${column} ${way}`).join();
    try {
      yield* from.prepare(`SELECT ${columns} FROM ${table} NOT INDEXED ORDER BY ${order}`).iterate();
      return;
    } catch {
      // A page in between: there is still the other end.
    }
  }
}

/** A row that is not what it should be is no row. */
function keepRows(to: DatabaseSync, table: string, rows: Iterable<Row>): void {
  for (const row of rows) {
    const [columns, gaps] = [Object.keys(row), Object.keys(row).map(() => '?')];
    try {
      to.prepare(`INSERT OR IGNORE INTO ${table} (${columns}) VALUES (${gaps})`).run(...Object.values(row));
    } catch (error) {
      if (!isConstraint(error)) throw error;
    }
  }
}
