import type { DatabaseSync } from 'node:sqlite';

// What goes for good. It is gone at once for whoever asks; its logs are removed afterwards, a little at a time, so
// that nobody waits for it. What is still to be removed is written down, and an interruption forgets nothing.

export const FORGOTTEN_TABLES: readonly string[] = [
  // Numbers are never used again: whoever remembers the last one knows whether anything was forgotten since.
  'CREATE TABLE forgotten (seq INTEGER PRIMARY KEY AUTOINCREMENT, room TEXT, game TEXT) STRICT',
  'CREATE INDEX aside_of ON set_aside (game)',
  'CREATE INDEX games_of ON games (room)',
];

export interface Removed {
  readonly people: number;
  readonly games: number;
  readonly lines: number;
}

/** Games and entries that are removed at a time: a few milliseconds. */
const [GAMES, ENTRIES] = [50, 500];
/** What removing a game costs besides, in entries. */
const A_GAME = 10;

interface Next {
  readonly seq: number;
  readonly room: string | null;
  readonly game: string | null;
}

export const FORGET_QUERIES = {
  last: "SELECT seq FROM sqlite_sequence WHERE name = 'forgotten'",
  next: 'SELECT seq, room, game FROM forgotten ORDER BY seq LIMIT 1',
  gamesOf: `SELECT id FROM games WHERE room = ? LIMIT ${GAMES}`,
  room: 'DELETE FROM rooms WHERE code = ?',
  people: 'DELETE FROM people WHERE room = ?',
  achievements: 'DELETE FROM achievements WHERE room = ?',
  game: 'DELETE FROM games WHERE id = ?',
  line: 'DELETE FROM book WHERE game = ?',
  entries: `DELETE FROM entries WHERE game = $game AND place IN
    (SELECT place FROM entries WHERE game = $game ORDER BY place DESC LIMIT ${ENTRIES})`,
  aside: 'DELETE FROM set_aside WHERE game = ?',
  done: 'DELETE FROM forgotten WHERE seq = ?',
  offTheTable: `UPDATE rooms SET lobby = json_set(lobby, '$.game', NULL)
    WHERE code = (SELECT room FROM games WHERE id = $game)
      AND CASE WHEN json_valid(lobby) THEN json_extract(lobby, '$.game') END = $game`,
} as const;

export type Forgetter = ReturnType<typeof forgetter>;

/** Each in a transaction of whoever asks. */
export function forgetter(db: DatabaseSync, onGame: (id: string) => void = () => undefined) {
  const sql = Object.fromEntries(
    Object.entries(FORGET_QUERIES).map(([name, text]) => [name, db.prepare(text)]),
  ) as Record<keyof typeof FORGET_QUERIES, ReturnType<DatabaseSync['prepare']>>;
  const note = db.prepare('INSERT INTO forgotten (room, game) VALUES (?, ?)');
  const counted = db.prepare(
    'SELECT (SELECT count(*) FROM games WHERE room = $room) AS games, (SELECT count(*) FROM book WHERE room = $room) AS lines',
  );
  // The newest entries of all games lie behind one another: those of several games are looked for at once.
  const fresh = db.prepare('DELETE FROM fresh WHERE game IN (SELECT value FROM json_each(?))');

  /** How much goes with it; null where there is no such room. */
  function room(code: string): Removed | null {
    const { games, lines } = counted.get({ room: code }) as { games: number; lines: number };
    const people = Number(sql.people.run(code).changes);
    const rooms = Number(sql.room.run(code).changes);
    sql.achievements.run(code);
    if (rooms + people + games === 0) return null;
    note.run(code, null);
    return { people, games, lines };
  }

  function games(ids: readonly string[]): void {
    for (const id of ids) {
      sql.offTheTable.run({ game: id });
      sql.line.run(id);
      sql.aside.run(id);
      if (Number(sql.game.run(id).changes) > 0) note.run(null, id);
      onGame(id);
    }
    fresh.run(JSON.stringify(ids));
  }

  /** Removes a little of what is still to be removed. */
  function some(): void {
    for (let left = ENTRIES; left > 0; ) {
      const next = sql.next.get() as Next | undefined;
      if (next === undefined) return;
      left -= next.room === null ? entriesOf(next) : gamesOf(next.room, next.seq);
    }
  }

  /** How much work that was, in entries. */
  function entriesOf({ seq, game }: Next): number {
    const removed = Number(sql.entries.run({ game }).changes);
    if (removed < ENTRIES) sql.done.run(seq);
    return removed + A_GAME;
  }

  function gamesOf(code: string, seq: number): number {
    const ids = sql.gamesOf.all(code).map(({ id }) => String(id));
    games(ids);
    if (ids.length < GAMES) sql.done.run(seq);
    return ENTRIES;
  }

  return {
    room,
    games,
    some,
    /** Whether something is still to be removed. */
    isLeft: () => sql.next.get() !== undefined,
    /** How much was forgotten until now: another figure means that something was since. */
    last: () => Number(sql.last.get()?.seq ?? 0),
  };
}
