import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { ACHIEVEMENT_STATEMENTS } from './achievementFile.ts';
import { bookWriter } from './bookFile.ts';
import { isConstraint, openFile, Refused, together } from './file.ts';
import { forgetter } from './forget.ts';
import { openWritableLogs } from './logs.ts';
import { PUZZLE_STATEMENTS } from './puzzleFile.ts';
import { TALLY_STATEMENTS } from './tallyFile.ts';
import { watchFile } from './watchFile.ts';

// The writing half of the store, in a thread of its own: while the disk is waited for, play goes
// on. Each message is a batch that is committed together (synchronous FULL); the answer comes after
// the commit. One server writes the file at a time: when another has taken it over, every batch is
// refused.

const STATEMENTS = {
  saveRoom: 'UPDATE rooms SET lobby = ? WHERE code = ?',
  newRoom: 'INSERT INTO rooms (code, lobby, visited) VALUES (?, ?, ?)',
  visitRoom: 'UPDATE rooms SET visited = ? WHERE code = ?',
  savePerson:
    'INSERT INTO people (room, token, id) VALUES (?, ?, ?) ON CONFLICT (room, token) DO UPDATE SET id = excluded.id',
  forgetToken: 'DELETE FROM people WHERE room = ? AND token = ?',
  reseatGame: 'UPDATE games SET seats = ? WHERE id = ?',
  saveGame: `INSERT INTO games (id, room, header, seats)
    SELECT ?, code, ?, ? FROM rooms WHERE code = ?`,
  sleepGame: 'UPDATE games SET asleep = 1 WHERE id = ? AND ending IS NULL',
  finishGame: 'UPDATE games SET ending = ? WHERE id = ?',
  breakGame: 'UPDATE games SET broken = ? WHERE id = ?',
  ...ACHIEVEMENT_STATEMENTS,
  ...PUZZLE_STATEMENTS,
  ...TALLY_STATEMENTS,
} as const;

/** A room that was forgotten meanwhile is not written again. */
const NEEDS_ITS_ROOM: ReadonlySet<string> = new Set<keyof typeof STATEMENTS>(['saveRoom', 'saveGame']);

export type Write =
  | readonly ['append', game: string, place: number, entry: string]
  /** Nothing but the time. */
  | readonly ['beat']
  /** This room, if it still has no line in the Book and was not visited since. */
  | readonly ['forgetRoom', code: string, before: number]
  | readonly ['forgetGames', ...ids: string[]]
  /** A little of what is still to be removed. */
  | readonly ['forgetSome']
  | Recorded;

type Recorded = readonly [keyof typeof STATEMENTS, ...SQLInputValue[]];

/** A batch as it crosses between threads. */
export interface Lines {
  readonly host: number | null;
  /** One line a group of writes: a long text crosses between threads much faster than many small things. */
  readonly lines: string;
  readonly groups: number;
}

/**
 * `null` where all was written; a list, where the file refused some group: what went wrong with each, null for
 * those that went well. Otherwise nothing was: the disk cannot be written, or the file is somebody else's by now.
 */
export type Written =
  | null
  | readonly (string | null)[]
  | { readonly unwell: string }
  | { readonly ended: 'superseded' | 'replaced' };

export interface WriterSettings {
  readonly file: string;
  readonly writerId: string;
}

/** Old entries move to their games' logs at most so often, and mostly while nobody else has much to write. */
const TIDY_EVERY = 250;
const LITTLE = 8;

class Superseded extends Error {}

/** An entry by itself, by far the most frequent, is written as it is: neither an id nor JSON has a tab in it. */
function readLine(line: string): readonly Write[] {
  if (line.startsWith('[')) return JSON.parse(line) as readonly Write[];
  const [game = '', place, entry = ''] = line.split('\t');
  return [['append', game, Number(place), entry]];
}

function openWriter(db: DatabaseSync, { file, writerId }: WriterSettings) {
  const logs = openWritableLogs(db);
  const book = bookWriter(db);
  const forgotten = forgetter(db, logs.lookAgain);
  const expired = db.prepare(
    'SELECT 1 FROM rooms WHERE code = ? AND visited < ? AND NOT EXISTS (SELECT 1 FROM book WHERE room = code)',
  );
  let lastForgotten = forgotten.last();
  const isThere = watchFile(file);
  const beat = db.prepare(
    'INSERT INTO clock (only, host) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET host = excluded.host',
  );
  const lastWriter = db.prepare('SELECT id FROM writer');
  const statements = Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]),
  );
  let tidied = performance.now();

  function put(write: Write): void {
    if (write[0] === 'append') {
      logs.append(write[1], write[2], write[3]);
      return;
    }
    if (write[0] === 'beat') return;
    if (write[0] === 'forgetRoom' || write[0] === 'forgetGames' || write[0] === 'forgetSome') forget(write);
    else record(write);
  }

  function record([name, ...values]: Recorded): void {
    const { changes = 0 } = statements[name]?.run(...values) ?? {};
    if (changes === 0 && NEEDS_ITS_ROOM.has(name)) throw new Refused('there is no such room');
    if (name === 'saveGame') logs.begin(String(values[0]));
    // With its next entry it is awake again.
    if (name === 'sleepGame') logs.lookAgain(String(values[0]));
    if (name === 'finishGame' || name === 'breakGame') book.renew(String(values[1]));
  }

  function forget(write: Extract<Write, readonly [`forget${string}`, ...unknown[]]>): void {
    if (write[0] === 'forgetGames') forgotten.games(write.slice(1).map(String));
    else if (write[0] === 'forgetSome') forgotten.some();
    else if (expired.get(write[1], write[2]) !== undefined) forgotten.room(write[1]);
    // What is known of the other games stays so.
    lastForgotten = forgotten.last();
  }

  /** Also by somebody else: what is known of games may be of some that are gone. */
  function noticeForgotten(): void {
    const last = forgotten.last();
    if (last !== lastForgotten) logs.forget();
    lastForgotten = last;
  }

  function commit(host: number | null, writes: readonly Write[]): Error | undefined {
    const error = together(db, () => {
      if (lastWriter.get()?.id !== writerId) throw new Superseded('another server writes this file');
      if (host !== null) beat.run(host);
      noticeForgotten();
      for (const write of writes) put(write);
    });
    if (error !== undefined) logs.forget();
    return error;
  }

  /** What was committed to a file that is not at its place any more is lost. */
  function found(): Written {
    const there = isThere();
    if (there === 'yes') return null;
    return there === 'replaced' ? { ended: there } : { unwell: 'the data file is gone' };
  }

  /** One bad group must not take the others down with it. */
  function oneByOne(host: number | null, groups: readonly (readonly Write[])[]): Written {
    const errors: (string | null)[] = [];
    for (const group of groups) {
      const error = commit(host, group);
      if (error !== undefined && !isConstraint(error)) return whole(error);
      errors.push(error?.message ?? null);
    }
    return found() ?? errors;
  }

  function write({ host, lines, groups: count }: Lines): Written {
    const groups = count === 0 ? [] : lines.split('\n').map(readLine);
    const error = commit(host, groups.flat());
    if (error === undefined) return found();
    return isConstraint(error) ? oneByOne(host, groups) : whole(error);
  }

  function tidy(groups: number): void {
    if (logs.isTidy(groups <= LITTLE) || performance.now() - tidied < TIDY_EVERY) return;
    tidied = performance.now();
    // What cannot be moved now is moved another time; that the disk is full the next commit will tell.
    const error = together(db, logs.tidySome);
    if (error !== undefined) logs.forget();
  }

  return { write, tidy };
}

function whole(error: Error): Written {
  return error instanceof Superseded ? { ended: 'superseded' } : { unwell: error.message };
}

const settings = workerData as WriterSettings;
const db = openFile(settings.file);
const writer = openWriter(db, settings);
parentPort?.on('message', (batch: Lines | 'close') => {
  if (batch === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(writer.write(batch));
  writer.tidy(batch.groups);
});
