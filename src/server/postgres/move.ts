import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { openCatalogue } from '../catalogue.ts';
import { openFile } from '../file.ts';
import { openFileStore } from '../fileStore.ts';
import { openReader, type Reader } from '../openStore.ts';
import { isDatabase } from './connect.ts';
import { holdAll } from './holdAll.ts';
import { type Place, placeAt } from './place.ts';
import { TABLES } from './tables.ts';

// A whole host from a data file into a database, or back. Nobody else may use either meanwhile: whoever still writes the
// file is refused from here on, and a database that a node uses is not touched. Afterwards the log of every game is read again
// at both ends, and must come to the same fingerprint.

export interface Moved {
  readonly rooms: number;
  readonly games: number;
  readonly entries: number;
  /** Games that cannot be played again by any rules, there as here: their texts are the same. */
  readonly unread: number;
}

export type MoveProblem = 'same' | 'missing' | 'notEmpty' | 'inUse' | 'differs';

export class CannotMove extends Error {
  readonly problem: MoveProblem;
  readonly what: string;
  constructor(problem: MoveProblem, what: string) {
    super(`${problem}: ${what}`);
    this.problem = problem;
    this.what = what;
  }
}

const whereOf = (where: string) =>
  isDatabase(where) ? { data: '', database: where } : { data: where, database: undefined };

export async function move(from: string, to: string): Promise<Moved> {
  if (isDatabase(from) === isDatabase(to)) throw new CannotMove('same', to);
  if (!isDatabase(from) && !existsSync(from)) throw new CannotMove('missing', from);
  const [source, target] = [await placeAt(from), await placeAt(to)];
  try {
    if (await source.isUsed()) throw new CannotMove('inUse', from);
    if (await target.isUsed()) throw new CannotMove('inUse', to);
    if (!(await target.isEmpty())) throw new CannotMove('notEmpty', to);
    // In a file there is one time for all: games that run must stand still before their times are made one. Whoever has a
    // file open is refused from now on, and what is fresh in it lies where it is read.
    await (isDatabase(from) ? holdAll(from) : takenOver(from));
    await copy(source, target);
  } finally {
    await source.close();
    await target.close();
  }
  return compare(from, to);
}

async function takenOver(file: string): Promise<void> {
  openFile(file).close();
  const store = openFileStore(file);
  store.takeOver();
  await store.close();
}

/** All of it or nothing. */
async function copy(source: Place, target: Place): Promise<void> {
  await target.begin();
  for (const table of TABLES) for await (const rows of source.rows(table)) await target.put(table, rows);
  await target.setTime(await source.time());
  await target.commit();
}

async function compare(from: string, to: string): Promise<Moved> {
  const place = await placeAt(from);
  const readers = [openReader(whereOf(from)), openReader(whereOf(to))] as const;
  const moved = { rooms: await place.count('rooms'), games: 0, entries: 0, unread: 0 };
  try {
    for await (const rows of place.rows(gamesOnly))
      for (const { id } of rows) {
        const [here, there] = await Promise.all(readers.map((reader) => printOf(reader, String(id))));
        if (here === undefined || here.print !== there?.print) throw new CannotMove('differs', String(id));
        moved.games++;
        moved.entries += here.entries;
        moved.unread += here.isRead ? 0 : 1;
      }
    return moved;
  } finally {
    await place.close();
    for (const reader of readers) await reader.close();
  }
}

const gamesOnly = { name: 'games', columns: ['id'], order: ['id'] } as const;

const catalogue = openCatalogue();

/** A log's own fingerprint; of one that cannot be played again, that of its text. */
async function printOf(reader: Reader, id: string) {
  const game = await reader.game(id);
  const entries = await reader.entries(id);
  const text = createHash('sha256')
    .update(JSON.stringify([game, entries]))
    .digest('base64url');
  try {
    const engine = game === null ? null : catalogue.engineOf(game.header);
    if (game === null || engine === null) return { print: text, entries: entries.length, isRead: false };
    const own = engine.hash(engine.replay(entries), entries, game.header.format);
    return { print: `${own} ${text}`, entries: entries.length, isRead: true };
  } catch {
    return { print: text, entries: entries.length, isRead: false };
  }
}
