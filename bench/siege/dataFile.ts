import { DatabaseSync } from 'node:sqlite';
import type { Lobby } from '#room/lobby.ts';

// The data file as it lies on the disk, looked at without the server's own eyes.

function reading<T>(data: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(data);
  try {
    return read(db);
  } finally {
    db.close();
  }
}

const LOGS = 'SELECT game, place, entry FROM entries UNION ALL SELECT game, place, entry FROM fresh';

/** Places of a log that were written twice, and places that were left out. */
export function forksIn(data: string): number {
  return reading(data, (db) => {
    const doubled = db.prepare(`SELECT count(*) - count(DISTINCT game || ' ' || place) AS n FROM (${LOGS})`);
    const holes = db.prepare(
      `SELECT sum(length) AS n FROM (SELECT 1 + max(place) - count(DISTINCT place) AS length FROM (${LOGS}) GROUP BY game)`,
    );
    return Number(doubled.get()?.n) + Number(holes.get()?.n ?? 0);
  });
}

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

/** Something the server acknowledged, and so has to be in its file. */
export type Promised =
  | { readonly room: string; readonly name?: string; readonly chair?: number; readonly choice?: unknown }
  | { readonly game: string; readonly act: string }
  | { readonly puzzle: string };

/** Those of the promises that the file does not keep; one that cannot be read keeps none. */
export function unkept(data: string, promises: readonly Promised[]): readonly Promised[] {
  try {
    return reading(data, (db) => promises.filter((promised) => !keeps(db, promised)));
  } catch {
    return promises;
  }
}

function keeps(db: DatabaseSync, promised: Promised): boolean {
  if ('puzzle' in promised)
    return db.prepare('SELECT 1 FROM puzzles WHERE code = ?').get(promised.puzzle) !== undefined;
  if ('act' in promised)
    return db
      .prepare(`SELECT entry FROM (${LOGS}) WHERE game = ?`)
      .all(promised.game)
      .some(({ entry }) => JSON.parse(String(entry)).id === promised.act);
  const row = db.prepare('SELECT lobby FROM rooms WHERE code = ?').get(promised.room);
  return row !== undefined && fits(JSON.parse(String(row.lobby)), promised);
}

function fits({ people, choice }: Lobby, promised: Extract<Promised, { room: string }>): boolean {
  const chosen = promised.choice === undefined || JSON.stringify(choice) === JSON.stringify(promised.choice);
  if (promised.name === undefined) return chosen;
  const person = people.find(({ name }) => name === promised.name);
  return chosen && person !== undefined && (promised.chair ?? person.chair) === person.chair;
}
