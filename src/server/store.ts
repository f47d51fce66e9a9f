import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import type { LogHeader } from '#engine/core/log.ts';
import type { MallEntry, Setup } from '#engine/mall/index.ts';
import type { Lobby } from '#room/lobby.ts';
import type { Ending } from './book.ts';
import { openLogs } from './logs.ts';

// One data file. Writes that come together are committed together, and whoever waits for one is
// called only after the commit has reached the disk (synchronous FULL). One server writes the file
// at a time: when another has taken it over, every commit of the first is refused.

// Many moves are gathered in the write-ahead log before their pages go into the file.
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 2000',
  'wal_autocheckpoint = 4000',
];

/** Old entries move to their games' logs at most so often. */
const TIDY_EVERY = 1_000;

/** Commits begin at least so many milliseconds apart: a quiet server answers at once, a busy one in groups. */
const APART = 4;

const TABLES = [
  'CREATE TABLE IF NOT EXISTS clock (only INTEGER PRIMARY KEY CHECK (only = 1), host INTEGER NOT NULL) STRICT',
  'CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, lobby TEXT NOT NULL) STRICT',
  `CREATE TABLE IF NOT EXISTS people (room TEXT NOT NULL, token TEXT NOT NULL, id INTEGER NOT NULL,
     PRIMARY KEY (room, token)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, room TEXT NOT NULL, header TEXT NOT NULL,
     seats TEXT NOT NULL, ending TEXT) STRICT`,
  'CREATE INDEX IF NOT EXISTS running ON games (room) WHERE ending IS NULL',
  'CREATE TABLE IF NOT EXISTS writer (only INTEGER PRIMARY KEY CHECK (only = 1), id TEXT NOT NULL) STRICT',
];

export interface StoredGame {
  readonly id: string;
  readonly room: string;
  readonly header: LogHeader<Setup>;
  /** The people at the seats of this game, by their ids in the room. */
  readonly seats: readonly number[];
  /** Null while it is being played. */
  readonly ending: Ending | null;
}

type Row = Readonly<Record<string, string | number | null>>;
type Write = () => unknown;

interface Waiting {
  readonly write: Write;
  readonly durable: (error?: Error) => void;
}

export type Store = ReturnType<typeof openStore>;

export function openStore(file: string) {
  const db = new DatabaseSync(file);
  for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
  for (const table of TABLES) db.exec(table);
  const logs = openLogs(db);
  const sql = statements(db);
  let waiting: Waiting[] = [];
  let closed = false;
  let begun = 0;
  let tidied = 0;
  /** What every commit begins with. */
  const always: Write[] = [];

  /** Queued until the end of this turn; `durable` is called after the commit, or with what went wrong. */
  function later(write: Write, durable: Waiting['durable'] = () => undefined): void {
    // What a page still says while the server stops was never acknowledged, and is not kept.
    if (closed) return;
    if (waiting.length === 0) schedule();
    waiting.push({ write, durable });
  }

  function schedule(): void {
    const wait = begun + APART - performance.now();
    if (wait > 0) setTimeout(commit, wait);
    else setImmediate(commit);
  }

  function commit(): void {
    if (waiting.length === 0) return;
    begun = performance.now();
    const batch = waiting;
    waiting = [];
    const error = tryAll(db, [...always, ...batch.map(({ write }) => write)]);
    if (error === undefined || batch.length === 1) for (const { durable } of batch) durable(error);
    // One bad write must not take the others down with it.
    else for (const { write, durable } of batch) durable(tryAll(db, [...always, write]));
    tidy();
  }

  function tidy(): void {
    if (logs.isTidy() || begun - tidied < TIDY_EVERY) return;
    tidied = begun;
    tryAll(db, [...always, logs.tidySome]);
  }

  /** From now on this server is the one that writes the file. */
  function takeOver(): void {
    const id = randomUUID();
    const error = tryAll(db, [() => sql.takeOver.run(id), logs.tidyAll]);
    if (error !== undefined) throw error;
    always.push(() => {
      if (sql.writer.get()?.id !== id) throw new Error('another server writes this file');
    });
  }

  return {
    append: (game: string, place: number, entry: MallEntry, durable: Waiting['durable']) =>
      later(() => logs.append(game, place, JSON.stringify(entry)), durable),
    saveRoom: (code: string, lobby: Lobby, durable?: Waiting['durable']) =>
      later(() => sql.saveRoom.run(code, JSON.stringify(lobby)), durable),
    savePerson: (room: string, token: string, id: number) => later(() => sql.savePerson.run(room, token, id)),
    saveGame: ({ id, room, header, seats }: Omit<StoredGame, 'ending'>) =>
      later(() => sql.saveGame.run(id, room, JSON.stringify(header), JSON.stringify(seats))),
    finishGame: (id: string, ending: Ending) => later(() => sql.finishGame.run(JSON.stringify(ending), id)),
    takeOver,
    /** Every commit says when it was: a crash right after it loses no time. */
    keepTime: (now: () => number) => always.push(() => sql.beat.run(now())),
    lastBeat: () => Number((sql.lastBeat.get() as Row | undefined)?.host ?? 0),
    room: (code: string) => parse<Lobby>((sql.room.get(code) as Row | undefined)?.lobby),
    people: (room: string) =>
      (sql.people.all(room) as Row[]).map(({ token, id }) => [String(token), Number(id)] as const),
    game: (id: string) => asGame(sql.game.get(id) as Row | undefined),
    runningGames: () => (sql.running.all() as Row[]).flatMap((row) => asGame(row) ?? []),
    finishedGames: (room: string | null) =>
      (sql.finished.all({ room }) as Row[]).flatMap((row) => asGame(row) ?? []),
    entries: (game: string) => logs.entries(game).map((entry) => JSON.parse(entry) as MallEntry),
    /** Called after everything queued so far is durable. */
    after: (durable: Waiting['durable']) => later(() => undefined, durable),
    /** Everything queued is written before the file is closed. */
    close: () => {
      commit();
      closed = true;
      db.close();
    },
  };
}

function tryAll(db: DatabaseSync, writes: readonly Write[]): Error | undefined {
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const write of writes) write();
    db.exec('COMMIT');
    return undefined;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return error as Error;
  }
}

function statements(db: DatabaseSync) {
  return {
    takeOver: db.prepare(
      'INSERT INTO writer (only, id) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET id = excluded.id',
    ),
    writer: db.prepare('SELECT id FROM writer'),
    saveRoom: db.prepare(
      'INSERT INTO rooms (code, lobby) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET lobby = excluded.lobby',
    ),
    savePerson: db.prepare('INSERT INTO people (room, token, id) VALUES (?, ?, ?)'),
    saveGame: db.prepare('INSERT INTO games (id, room, header, seats) VALUES (?, ?, ?, ?)'),
    finishGame: db.prepare('UPDATE games SET ending = ? WHERE id = ?'),
    beat: db.prepare(
      'INSERT INTO clock (only, host) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET host = excluded.host',
    ),
    lastBeat: db.prepare('SELECT host FROM clock'),
    room: db.prepare('SELECT lobby FROM rooms WHERE code = ?'),
    people: db.prepare('SELECT token, id FROM people WHERE room = ?'),
    game: db.prepare('SELECT * FROM games WHERE id = ?'),
    running: db.prepare('SELECT * FROM games WHERE ending IS NULL'),
    finished: db.prepare(
      'SELECT * FROM games WHERE ending IS NOT NULL AND ($room IS NULL OR room = $room) ORDER BY rowid',
    ),
  };
}

function asGame(row: Row | undefined): StoredGame | null {
  if (row === undefined) return null;
  return {
    id: String(row.id),
    room: String(row.room),
    header: JSON.parse(String(row.header)),
    seats: JSON.parse(String(row.seats)),
    ending: parse<Ending>(row.ending),
  };
}

function parse<T>(text: string | number | null | undefined): T | null {
  return text == null ? null : (JSON.parse(String(text)) as T);
}
