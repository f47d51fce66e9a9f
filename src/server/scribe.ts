import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openFile, together } from './file.ts';
import { openLogs } from './logs.ts';

// The writing half of the store, in a thread of its own: while the disk is waited for, play goes
// on. Each message is a batch that is committed together (synchronous FULL); the answer comes after
// the commit. One server writes the file at a time: when another has taken it over, every batch is
// refused.

const STATEMENTS = {
  saveRoom:
    'INSERT INTO rooms (code, lobby) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET lobby = excluded.lobby',
  savePerson: 'INSERT INTO people (room, token, id) VALUES (?, ?, ?)',
  saveGame: 'INSERT INTO games (id, room, header, seats) VALUES (?, ?, ?, ?)',
  finishGame: 'UPDATE games SET ending = ? WHERE id = ?',
  // The first to publish a drawing named it; its proof only ever gets better.
  savePuzzle: `INSERT INTO puzzles (code, title, author, quest, actions, bound) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET quest = excluded.quest, actions = excluded.actions, bound = excluded.bound
    WHERE excluded.actions < actions OR (excluded.actions = actions AND excluded.bound >= bound)`,
} as const;

export type Write =
  | readonly ['append', game: string, place: number, entry: string]
  | readonly ['nothing']
  | readonly [keyof typeof STATEMENTS, ...SQLInputValue[]];

export interface Batch {
  /** The host's time, once it runs: a crash right after the commit loses none. */
  readonly host: number | null;
  /** One line a write: a long text crosses between threads much faster than many small things. */
  readonly lines: string;
  readonly writes: number;
}

/** Null where all was written; otherwise what went wrong with each write, null for those that went well. */
export type Written = readonly (string | null)[] | null;

export interface Scribe {
  readonly file: string;
  readonly writer: string;
}

/** Old entries move to their games' logs at most so often, and only while nobody else has much to write. */
const TIDY_EVERY = 250;
const LITTLE = 8;

/** An entry, by far the most frequent, is written as it is: neither an id nor JSON has a tab in it. */
function readLine(line: string): Write {
  if (line.startsWith('[')) return JSON.parse(line) as Write;
  const [game = '', place, entry = ''] = line.split('\t');
  return ['append', game, Number(place), entry];
}

function openScribe(db: DatabaseSync, writer: string) {
  const logs = openLogs(db);
  const beat = db.prepare(
    'INSERT INTO clock (only, host) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET host = excluded.host',
  );
  const lastWriter = db.prepare('SELECT id FROM writer');
  const statements = Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]),
  );
  let tidied = performance.now();

  function begin(host: number | null): void {
    if (lastWriter.get()?.id !== writer) throw new Error('another server writes this file');
    if (host !== null) beat.run(host);
  }

  function put(write: Write): void {
    if (write[0] === 'append') logs.append(write[1], write[2], write[3]);
    else if (write[0] !== 'nothing') statements[write[0]]?.run(...(write.slice(1) as SQLInputValue[]));
  }

  function commit(host: number | null, writes: readonly Write[]): string | null {
    const error = together(db, () => {
      begin(host);
      for (const write of writes) put(write);
    });
    return error?.message ?? null;
  }

  return {
    write: ({ host, lines }: Batch): Written => {
      const writes = lines.split('\n').map(readLine);
      const error = commit(host, writes);
      if (error === null) return null;
      // One bad write must not take the others down with it.
      return writes.length === 1 ? [error] : writes.map((write) => commit(host, [write]));
    },
    tidy: (writes: number) => {
      if (writes > LITTLE || logs.isTidy() || performance.now() - tidied < TIDY_EVERY) return;
      tidied = performance.now();
      together(db, () => {
        begin(null);
        logs.tidySome();
      });
    },
  };
}

const { file, writer } = workerData as Scribe;
const db = openFile(file);
const scribe = openScribe(db, writer);
parentPort?.on('message', (batch: Batch | 'close') => {
  if (batch === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(scribe.write(batch));
  scribe.tidy(batch.writes);
});
