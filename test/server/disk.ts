import { DatabaseSync } from 'node:sqlite';

/** Nothing can be written to this file until it is released, as on a disk that takes its time. */
export function holdDisk(file: string): { readonly release: () => void } {
  const db = new DatabaseSync(file);
  db.exec('BEGIN IMMEDIATE');
  return {
    release: () => {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}
