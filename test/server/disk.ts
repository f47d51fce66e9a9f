import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Nothing can be written to this file until it is released, as on a disk that takes its time. */
export function holdDisk(file: string): { readonly release: () => void } {
  // Whoever is just writing is waited for.
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec('BEGIN IMMEDIATE');
  return {
    release: () => {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}

/** The first page of a table, overwritten by something that is none; nobody in this process may have the file open. */
export function tearTable(file: string, table: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const page = Number(db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(table)?.rootpage);
  const size = Number(db.prepare('PRAGMA page_size').get()?.page_size);
  db.close();
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(open);
}
