import { DatabaseSync } from 'node:sqlite';

// The data file as both halves of the store open it: store.ts reads, scribe.ts writes.

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 2000',
  // Little and often: nobody should wait long for pages on their way from the write-ahead log into the file.
  'wal_autocheckpoint = 1000',
];

const TABLES = [
  'CREATE TABLE IF NOT EXISTS clock (only INTEGER PRIMARY KEY CHECK (only = 1), host INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, lobby TEXT NOT NULL) STRICT',
  `CREATE TABLE IF NOT EXISTS people (room TEXT NOT NULL, token TEXT NOT NULL, id INTEGER NOT NULL,
     PRIMARY KEY (room, token)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, room TEXT NOT NULL, header TEXT NOT NULL,
     seats TEXT NOT NULL, ending TEXT) STRICT`,
  'CREATE INDEX IF NOT EXISTS running ON games (room) WHERE ending IS NULL',
  `CREATE TABLE IF NOT EXISTS puzzles (code TEXT PRIMARY KEY, title TEXT NOT NULL, author TEXT,
     quest TEXT NOT NULL, actions INTEGER NOT NULL, bound INTEGER NOT NULL) STRICT`,
  'CREATE TABLE IF NOT EXISTS writer (only INTEGER PRIMARY KEY CHECK (only = 1), id TEXT NOT NULL) STRICT',
];

export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
  for (const table of TABLES) db.exec(table);
  return db;
}

/** All of it or nothing; the error, where it is nothing. */
export function together(db: DatabaseSync, write: () => void): Error | undefined {
  try {
    db.exec('BEGIN IMMEDIATE');
    write();
    db.exec('COMMIT');
    return undefined;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return error as Error;
  }
}
