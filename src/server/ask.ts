import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

// A question to a store: a text with `$names` and what they stand for. What the Book, a room's past and whatever else is
// only read asks is written once, for whichever store answers: the file at once, a database after a while.

export type Awaitable<T> = T | Promise<T>;
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
export type Ask = (sql: string, params?: Readonly<Record<string, Value>>) => Awaitable<readonly Row[]>;

/** The first row, where there is one. */
export async function first(rows: Awaitable<readonly Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}

/** Each text is read once. */
export function askFile(db: DatabaseSync) {
  const known = new Map<string, StatementSync>();
  return (sql: string, params: Readonly<Record<string, SQLInputValue>> = {}): readonly Row[] => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    return statement.all(params) as unknown as readonly Row[];
  };
}
