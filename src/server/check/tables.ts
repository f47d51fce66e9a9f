import type { DatabaseSync } from 'node:sqlite';
import type { PlacedEntry } from '../logs.ts';

// The tables of a data file of any version, as they are.

export interface RoomRow {
  readonly code: string;
  readonly lobby: string;
}

export interface GameRow {
  readonly id: string;
  readonly room: string;
  readonly header: string;
  readonly seats: string;
  readonly ending: string | null;
  readonly broken: string | null;
}

interface Located extends PlacedEntry {
  readonly game: string;
}

export type Tables = ReturnType<typeof readTables>;

/** The file is SQLite's, but nobody has ever kept a room in it. */
export class NoData extends Error {}

export function readTables(db: DatabaseSync) {
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const has = (table: string) => names.some(({ name }) => name === table);
  if (!has('rooms') || !has('games')) throw new NoData('no rooms and games');
  // What is being removed is none of it any more.
  const staying = (row: string, kind: 'room' | 'game') =>
    has('forgotten') ? `${row} NOT IN (SELECT ${kind} FROM forgotten WHERE ${kind} IS NOT NULL)` : 'true';
  const orphan = `${ORPHAN} AND ${staying('game', 'game')}`;
  const rows = <Row>(sql: string) => db.prepare(sql).all() as unknown as readonly Row[];
  const count = (sql: string) => Number(db.prepare(sql).get()?.n);
  const entries = db.prepare('SELECT game, place, entry FROM entries WHERE game = ? ORDER BY place');
  // Few, and without an index: read once instead of once for every game.
  const fresh = byGame(rows('SELECT game, place, entry FROM fresh ORDER BY seq'));
  const forks = byGame(has('set_aside') ? rows(FORKS) : []);

  return {
    rooms: () => rows<RoomRow>('SELECT code, lobby FROM rooms'),
    people: () => rows<{ room: string; id: number }>('SELECT room, id FROM people'),
    /** In the order in which they were dealt. */
    games: () =>
      rows<GameRow>(`SELECT * FROM games WHERE ${staying('room', 'room')} ORDER BY rowid`).map(withBroken),
    /** Its entries in the order of their places; more than one at a place, where the log has forked. */
    log: (game: string): readonly PlacedEntry[] =>
      [
        ...(entries.all(game) as unknown as readonly Located[]),
        ...(fresh.get(game) ?? []),
        ...(forks.get(game) ?? []),
      ].sort((one, other) => one.place - other.place),
    counts: () => ({
      entries: count('SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM fresh) AS n'),
      setAside: has('set_aside') ? count('SELECT count(*) AS n FROM set_aside') : 0,
      orphans: count(`SELECT (SELECT count(*) FROM entries WHERE ${orphan}) +
        (SELECT count(*) FROM fresh WHERE ${orphan}) AS n`),
    }),
  };
}

export const ORPHAN = 'game NOT IN (SELECT id FROM games)';

/** What fresh.ts set aside because its place was taken; what a mended log was cut by is no fork. */
const FORKS = `SELECT game, place, set_aside.entry FROM set_aside JOIN entries USING (game, place)
  JOIN games ON games.id = game WHERE broken = 'forked' AND set_aside.entry <> entries.entry`;

const byGame = (rows: readonly Located[]) => Map.groupBy(rows, ({ game }) => game);

/** Release 0.1 had no such column. */
function withBroken(row: Omit<GameRow, 'broken'> & { readonly broken?: string | null }): GameRow {
  return { ...row, broken: row.broken ?? null };
}
