import { DatabaseSync } from 'node:sqlite';

// The data file as it lies on the disk, looked at without the server's own eyes.

export function reading<T>(data: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(data);
  try {
    return read(db);
  } finally {
    db.close();
  }
}

export const LOGS = 'SELECT game, place, entry FROM entries UNION ALL SELECT game, place, entry FROM fresh';

/** The last entries of a game are gone, as if the disk had never had them. */
export function tear(data: string, game: string, entries: number): void {
  reading(data, (db) => {
    const last = db.prepare(`SELECT max(place) AS place FROM (${LOGS}) WHERE game = ?`).get(game);
    for (const table of ['entries', 'fresh'])
      db.prepare(`DELETE FROM ${table} WHERE game = ? AND place > ?`).run(
        game,
        Number(last?.place) - entries,
      );
  });
}
