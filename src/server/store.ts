import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { LogEntry } from '#engine/core/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { Lobby } from '#room/lobby.ts';
import { achievementReader, achievementWrites } from './achievementFile.ts';
import type { Ending } from './book.ts';
import { bookReader } from './bookFile.ts';
import { pastReader } from './bookPast.ts';
import { recordReader } from './bookRecords.ts';
import type { AnyHeader } from './catalogue.ts';
import { expiredReader } from './expired.ts';
import { openFile, together } from './file.ts';
import { settleFresh } from './freshEntries.ts';
import { openLogs } from './logs.ts';
import type { StoredPuzzle } from './puzzles.ts';
import { watchFile } from './watchFile.ts';
import { type Durable, type Health, NotKept, openWriteQueue, type WriteQueue } from './writeQueue.ts';
import type { Write } from './writer.ts';

// One data file. What is read is read here; what is written goes to the writer in groups, each of which is
// kept as a whole or not at all; whoever waits for one is called only after its commit has reached the disk.

export interface StoredGame {
  readonly id: string;
  readonly room: string;
  readonly header: AnyHeader;
  /** The people at the seats of this game, by their ids in the room. */
  readonly seats: readonly number[];
  /** Null while it is being played. */
  readonly ending: Ending | null;
  /** Why it was set aside: it cannot be played on or shown. */
  readonly broken: string | null;
}

type Row = Readonly<Record<string, string | number | null>>;
const IGNORED: Health = { well: () => undefined, ended: () => undefined };
/** An idle server finds out so often, by reading, that the file is not its own any more. */
const LOOK_EVERY = 2_000;

export type Store = ReturnType<typeof openStore>;

export function openStore(file: string) {
  const db = openFile(file);
  const logs = openLogs(db);
  const sql = statements(db);
  const book = bookReader(db);
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
    queue = openWriteQueue({ file, writerId }, () => now(), health);
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
    room: (code: string) => asLobby(parse<Lobby>((sql.room.get(code) as Row | undefined)?.lobby)),
    isUnfinished: (game: string) => sql.unfinished.get(game) !== undefined,
    hasRoom: (code: string) => sql.room.get(code) !== undefined,
    people: (room: string) =>
      (sql.people.all(room) as Row[]).map(({ token, id }) => [String(token), Number(id)] as const),
    game: (id: string) => asGame(sql.game.get(id) as Row | undefined),
    /** When somebody was there last, by the wall clock. */
    visited: (code: string) => Number((sql.visited.get(code) as Row | undefined)?.visited ?? 0),
    /** Rooms with a game whose sand may be running; whether it can be read is another question. */
    runningRooms: () => (sql.running.all() as Row[]).map(({ room }) => String(room)),
    book: { ...book, ...pastReader(db), ...recordReader(db, book.sides) },
    /** What somebody of a room has earned, and how far they were. */
    achievements: achievementReader(db),
    expired: expiredReader(db, file),
    /** In their order, without a hole, or not at all. */
    entries: <Event = AnyEvent>(game: string) => logs.entries(game).map(readEntry<Event>),
    /** The same one by one, all of one moment however long that takes. */
    eachEntry: (game: string) => eachEntry(file, game),
    /** How many there are. */
    lengthOf: logs.lengthOf,
    puzzle: (code: string) => (sql.puzzle.get(code) as unknown as StoredPuzzle | undefined) ?? null,
    puzzles: () => Number((sql.puzzles.get() as Row | undefined)?.most ?? 0),
    /** Everything queued is written before the file is closed. */
    close: async () => {
      clearInterval(looking);
      await queue?.close();
      db.close();
    },
  };
}

export const BEAT: Write = ['beat'];

/** The writes there are, by what they keep. */
export const writes = {
  append: (game: string, place: number, entry: LogEntry<AnyEvent>): Write => [
    'append',
    game,
    place,
    JSON.stringify(entry),
  ],
  newRoom: (code: string, lobby: Lobby, now = Date.now()): Write => [
    'newRoom',
    code,
    JSON.stringify(lobby),
    now,
  ],
  /** Refused where there is no such room any more. */
  room: (code: string, lobby: Lobby): Write => ['saveRoom', JSON.stringify(lobby), code],
  visit: (code: string, now: number): Write => ['visitRoom', now, code],
  person: (room: string, token: string, id: number): Write => ['savePerson', room, token, id],
  forget: (room: string, token: string): Write => ['forgetToken', room, token],
  seats: (id: string, seats: readonly number[]): Write => ['reseatGame', JSON.stringify(seats), id],
  game: ({ id, room, header, seats }: Omit<StoredGame, 'ending' | 'broken'>): Write => [
    'saveGame',
    id,
    JSON.stringify(header),
    JSON.stringify(seats),
    room,
  ],
  /** No sand of it runs, nobody is there: it need not be brought back before somebody is. */
  asleep: (id: string): Write => ['sleepGame', id],
  ending: (id: string, ending: Ending): Write => ['finishGame', JSON.stringify(ending), id],
  broken: (id: string, why: string): Write => ['breakGame', why, id],
  ...achievementWrites,
  puzzle: ({ code, title, author, quest, actions, bound }: StoredPuzzle): Write => [
    'savePuzzle',
    code,
    title,
    author,
    quest,
    actions,
    bound,
  ],
} as const;

export { NotKept };

function statements(db: DatabaseSync) {
  return {
    takeOver: db.prepare(
      'INSERT INTO writer (only, id) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET id = excluded.id',
    ),
    writer: db.prepare('SELECT id FROM writer'),
    lastBeat: db.prepare('SELECT host FROM clock'),
    room: db.prepare('SELECT lobby FROM rooms WHERE code = ?'),
    people: db.prepare('SELECT token, id FROM people WHERE room = ?'),
    game: db.prepare('SELECT * FROM games WHERE id = ?'),
    puzzle: db.prepare('SELECT * FROM puzzles WHERE code = ?'),
    puzzles: db.prepare('SELECT max(rowid) AS most FROM puzzles'),
    unfinished: db.prepare('SELECT id FROM games WHERE id = ? AND ending IS NULL'),
    running: db.prepare('SELECT room FROM games WHERE ending IS NULL AND asleep = 0'),
    visited: db.prepare('SELECT visited FROM rooms WHERE code = ?'),
  };
}

function asGame(row: Row | undefined): StoredGame | null {
  if (row === undefined) return null;
  return {
    id: String(row.id),
    room: String(row.room),
    header: JSON.parse(String(row.header)),
    seats: asList(JSON.parse(String(row.seats))),
    ending: parse<Ending>(row.ending),
    broken: row.broken === null ? null : String(row.broken),
  };
}

function asLobby(lobby: Lobby | null): Lobby | null {
  if (lobby !== null) asList(lobby.people);
  return lobby;
}

function asList<T>(value: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) throw new Error('no list where there should be one');
  return value;
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

function readEntry<Event>(
  { place, entry }: { readonly place: number; readonly entry: string },
  index: number,
) {
  if (place !== index) throw new Error(`entry ${index} is missing`);
  return JSON.parse(entry) as LogEntry<Event>;
}

function parse<T>(text: string | number | null | undefined): T | null {
  return text == null ? null : (JSON.parse(String(text)) as T);
}
