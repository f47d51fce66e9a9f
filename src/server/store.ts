import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { LogEntry } from '#engine/core/log.ts';
import type { Lobby } from '#room/lobby.ts';
import type { AnyEvent } from '#room/rules.ts';
import type { Ending } from './book.ts';
import { openFile, together } from './file.ts';
import { openLogs } from './logs.ts';
import type { StoredPuzzle } from './puzzles.ts';
import type { Batch, Scribe, Write, Written } from './scribe.ts';
import type { AnyHeader } from './shelf.ts';

// One data file. What is read is read here; what is written goes to the scribe in batches, and
// whoever waits for a write is called only after its commit has reached the disk.

/** Batches begin at least so many milliseconds apart: a quiet server answers at once, a busy one in groups. */
const APART = 8;

export interface StoredGame {
  readonly id: string;
  readonly room: string;
  readonly header: AnyHeader;
  /** The people at the seats of this game, by their ids in the room. */
  readonly seats: readonly number[];
  /** Null while it is being played. */
  readonly ending: Ending | null;
}

type Row = Readonly<Record<string, string | number | null>>;
type Durable = (error?: Error) => void;

export type Store = ReturnType<typeof openStore>;

export function openStore(file: string) {
  const db = openFile(file);
  const logs = openLogs(db);
  const sql = statements(db);
  let queue: Queue | null = null;
  let now = (): number | null => null;

  function later(write: Write, durable: Durable = () => undefined): void {
    if (queue === null) throw new Error('only who took the file over may write it');
    queue.add(write, durable);
  }

  /** From now on this server is the one that writes the file. */
  function takeOver(): void {
    const writer = randomUUID();
    const error = together(db, () => {
      sql.takeOver.run(writer);
      logs.tidyAll();
    });
    if (error !== undefined) throw error;
    queue = openQueue({ file, writer }, () => now());
  }

  return {
    append: (game: string, place: number, entry: LogEntry<AnyEvent>, durable: Durable) =>
      later(['append', game, place, JSON.stringify(entry)], durable),
    saveRoom: (code: string, lobby: Lobby, durable?: Durable) =>
      later(['saveRoom', code, JSON.stringify(lobby)], durable),
    savePerson: (room: string, token: string, id: number) => later(['savePerson', room, token, id]),
    saveGame: ({ id, room, header, seats }: Omit<StoredGame, 'ending'>) =>
      later(['saveGame', id, room, JSON.stringify(header), JSON.stringify(seats)]),
    finishGame: (id: string, ending: Ending) => later(['finishGame', JSON.stringify(ending), id]),
    savePuzzle: ({ code, title, author, quest, actions, bound }: StoredPuzzle, durable: Durable) =>
      later(['savePuzzle', code, title, author, quest, actions, bound], durable),
    takeOver,
    /** From now on every commit says when it was. */
    keepTime: (clock: () => number) => {
      now = clock;
    },
    lastBeat: () => Number((sql.lastBeat.get() as Row | undefined)?.host ?? 0),
    room: (code: string) => parse<Lobby>((sql.room.get(code) as Row | undefined)?.lobby),
    people: (room: string) =>
      (sql.people.all(room) as Row[]).map(({ token, id }) => [String(token), Number(id)] as const),
    game: (id: string) => asGame(sql.game.get(id) as Row | undefined),
    runningGames: () => (sql.running.all() as Row[]).flatMap((row) => asGame(row) ?? []),
    finishedGames: (room: string | null) =>
      (sql.finished.all({ room }) as Row[]).flatMap((row) => asGame(row) ?? []),
    entries: <Event = AnyEvent>(game: string) =>
      logs.entries(game).map((entry) => JSON.parse(entry) as LogEntry<Event>),
    puzzle: (code: string) => (sql.puzzle.get(code) as unknown as StoredPuzzle | undefined) ?? null,
    puzzles: () => Number((sql.puzzles.get() as Row | undefined)?.most ?? 0),
    /** Called after everything queued so far is durable. */
    after: (durable: Durable) => later(['nothing'], durable),
    /** Everything queued is written before the file is closed. */
    close: async () => {
      await queue?.close();
      db.close();
    },
  };
}

type Queue = ReturnType<typeof openQueue>;

/** Writes that wait for the scribe. One batch is under way at a time; what comes meanwhile is the next. */
function openQueue(scribe: Scribe, now: () => number | null) {
  const worker = new Worker(new URL('./scribe.ts', import.meta.url), { workerData: scribe });
  let waiting: { readonly write: Write; readonly durable: Durable }[] = [];
  let underWay: Durable[] = [];
  let begun = 0;
  let scheduled = false;
  let closing: (() => void) | null = null;

  function add(write: Write, durable: Durable): void {
    // What a page still says while the server stops was never acknowledged, and is not kept.
    if (closing !== null) return;
    waiting.push({ write, durable });
    schedule();
  }

  function schedule(): void {
    if (scheduled || underWay.length > 0 || waiting.length === 0) return;
    scheduled = true;
    const wait = closing === null ? begun + APART - performance.now() : 0;
    if (wait > 0) setTimeout(send, wait);
    else setImmediate(send);
  }

  function send(): void {
    scheduled = false;
    begun = performance.now();
    underWay = waiting.map(({ durable }) => durable);
    const lines = waiting.map(({ write }) => lineOf(write)).join('\n');
    worker.postMessage({ host: now(), lines, writes: waiting.length } satisfies Batch);
    waiting = [];
  }

  worker.on('message', (written: Written) => {
    const settled = underWay;
    underWay = [];
    settled.forEach((durable, index) => {
      const error = written?.[index] ?? null;
      durable(error === null ? undefined : new Error(error));
    });
    if (waiting.length > 0) schedule();
    else closing?.();
  });

  async function close(): Promise<void> {
    await new Promise<void>((resolve) => {
      closing = resolve;
      if (underWay.length === 0 && waiting.length === 0) resolve();
      else schedule();
    });
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await ended;
  }

  return { add, close };
}

/** As the scribe reads it. */
function lineOf(write: Write): string {
  return write[0] === 'append' ? `${write[1]}\t${write[2]}\t${write[3]}` : JSON.stringify(write);
}

function statements(db: DatabaseSync) {
  return {
    takeOver: db.prepare(
      'INSERT INTO writer (only, id) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET id = excluded.id',
    ),
    lastBeat: db.prepare('SELECT host FROM clock'),
    room: db.prepare('SELECT lobby FROM rooms WHERE code = ?'),
    people: db.prepare('SELECT token, id FROM people WHERE room = ?'),
    game: db.prepare('SELECT * FROM games WHERE id = ?'),
    puzzle: db.prepare('SELECT * FROM puzzles WHERE code = ?'),
    puzzles: db.prepare('SELECT max(rowid) AS most FROM puzzles'),
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
