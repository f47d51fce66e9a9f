import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { LogEntry } from '#engine/core/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { achievementReader } from './achievementFile.ts';
import { askFile, type Row } from './ask.ts';
import { bookReader } from './bookFile.ts';
import { pastReader } from './bookPast.ts';
import { recordReader } from './bookRecords.ts';
import { FIELDS } from './ending.ts';
import { expiredReader, ofTheFile } from './expired.ts';
import { openFile, together } from './file.ts';
import { settleFresh } from './freshEntries.ts';
import { openLogs } from './logs.ts';
import { puzzleLister, type StoredPuzzle } from './puzzleFile.ts';
import { BEAT, type Store } from './store.ts';
import { asGame, asLobby, readEntry } from './stored.ts';
import { tallyReader } from './tallyFile.ts';
import { watchFile } from './watchFile.ts';
import { type Durable, type Health, openWriteQueue, type WriteQueue } from './writeQueue.ts';
import type { Write } from './writer.ts';
import { writerThread } from './writerThread.ts';

// One data file. What is read is read here; what is written goes to the writer in groups, each of which is
// kept as a whole or not at all; whoever waits for one is called only after its commit has reached the disk.

const IGNORED: Health = { well: () => undefined, ended: () => undefined };
/** An idle server finds out so often, by reading, that the file is not its own any more. */
const LOOK_EVERY = 2_000;

/** It answers at once, which those who have nothing else to do rely on. */
export type FileStore = ReturnType<typeof openFileStore>;

export function openFileStore(file: string) {
  const db = openFile(file);
  const logs = openLogs(db);
  const sql = statements(db);
  const ask = askFile(db);
  const book = bookReader(ask);
  let queue: WriteQueue | null = null;
  let now = (): number | null => null;
  let looking: NodeJS.Timeout | undefined;

  /** All of these or none. */
  function keep(writes: readonly Write[], durable: Durable = () => undefined): void {
    if (queue === null) throw new Error('only who took the file over may write it');
    queue.add(writes, durable);
  }

  /** From now on this server is the one that writes the file. */
  function takeOver(health: Health = IGNORED): void {
    const writerId = randomUUID();
    const error = together(db, () => {
      sql.takeOver.run(writerId);
      settleFresh(db, Number.MAX_SAFE_INTEGER);
    });
    if (error !== undefined) throw error;
    queue = openWriteQueue(writerThread({ file, writerId }), () => now(), health);
    const isThere = watchFile(file);
    const isOurs = () => {
      try {
        return isThere() === 'yes' && sql.writer.get()?.id === writerId;
      } catch {
        return false;
      }
    };
    // Whoever doubts tries to write, and is told why that cannot be.
    looking = setInterval(() => isOurs() || keep([BEAT]), LOOK_EVERY);
    looking.unref();
  }

  return {
    keep,
    /** The same, for those who can wait for it. */
    kept: (...writes: readonly Write[]) =>
      new Promise<void>((resolve, reject) =>
        keep(writes, (error) => (error === undefined ? resolve() : reject(error))),
      ),
    takeOver,
    isWell: () => queue?.isWell() ?? false,
    /** From now on every commit says when it was. */
    keepTime: (clock: () => number) => {
      now = clock;
    },
    lastBeat: () => Number((sql.lastBeat.get() as Row | undefined)?.host ?? 0),
    room: (code: string) => asLobby((sql.room.get(code) as Row | undefined)?.lobby),
    isUnfinished: (game: string) => sql.unfinished.get(game) !== undefined,
    hasRoom: (code: string) => sql.room.get(code) !== undefined,
    roomsAmong: (codes: readonly string[]) =>
      (sql.among.all(JSON.stringify(codes)) as Row[]).map(({ code }) => String(code)),
    people: (room: string) =>
      (sql.people.all(room) as Row[]).map(({ token, id }) => [String(token), Number(id)] as const),
    game: (id: string) => asGame(sql.game.get(id) as Row | undefined),
    /** When somebody was there last, by the wall clock. */
    visited: (code: string) => Number((sql.visited.get(code) as Row | undefined)?.visited ?? 0),
    /** Rooms with a game whose sand may be running; whether it can be read is another question. */
    runningRooms: () => (sql.running.all() as Row[]).map(({ room }) => String(room)),
    book: { ...book, ...pastReader(ask, FIELDS), ...recordReader(ask, book.sides) },
    /** What somebody of a room has earned, and how far they were. */
    achievements: achievementReader(ask),
    expired: expiredReader(ask, FIELDS, ofTheFile(db, file)),
    /** In their order, without a hole, or not at all. */
    entries: <Event = AnyEvent>(game: string) => logs.entries(game).map(readEntry<Event>),
    /** The same one by one, all of one moment however long that takes. */
    eachEntry: (game: string) => eachEntry(file, game),
    /** How many there are. */
    lengthOf: logs.lengthOf,
    puzzle: (code: string) => (sql.puzzle.get(code) as unknown as StoredPuzzle | undefined) ?? null,
    puzzles: () => Number((sql.puzzles.get() as Row | undefined)?.most ?? 0),
    listed: puzzleLister(ask, 'rowid'),
    tally: tallyReader(ask),
    /** Everything queued is written before the file is closed. */
    close: async () => {
      clearInterval(looking);
      await queue?.close();
      db.close();
    },
  } satisfies Store;
}

function statements(db: DatabaseSync) {
  return {
    takeOver: db.prepare(
      'INSERT INTO writer (only, id) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET id = excluded.id',
    ),
    writer: db.prepare('SELECT id FROM writer'),
    lastBeat: db.prepare('SELECT host FROM clock'),
    room: db.prepare('SELECT lobby FROM rooms WHERE code = ?'),
    among: db.prepare('SELECT code FROM rooms WHERE code IN (SELECT value FROM json_each(?))'),
    people: db.prepare('SELECT token, id FROM people WHERE room = ?'),
    game: db.prepare('SELECT * FROM games WHERE id = ?'),
    puzzle: db.prepare('SELECT * FROM puzzles WHERE code = ?'),
    puzzles: db.prepare('SELECT max(rowid) AS most FROM puzzles'),
    unfinished: db.prepare('SELECT id FROM games WHERE id = ? AND ending IS NULL'),
    running: db.prepare('SELECT room FROM games WHERE ending IS NULL AND asleep = 0'),
    visited: db.prepare('SELECT visited FROM rooms WHERE code = ?'),
  };
}

/** Over a connection of its own: others must not be held at that moment. */
function* eachEntry(file: string, game: string): Generator<LogEntry<AnyEvent>, void> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    let place = 0;
    for (const row of openLogs(db).each(game)) yield readEntry<AnyEvent>(row, place++);
  } finally {
    db.close();
  }
}
