import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFile, openToLook } from '#server/file.ts';

// Data files with something wrong with them: copies of the one that release 0.1 left behind.

const BEFORE = new URL('../fixtures/0.1/', import.meta.url);

interface Evening {
  readonly code: string;
  readonly game: string;
  readonly seats: readonly { readonly cookie: string }[];
}

/** A heist that was being played: its room, and the cookies of those who played it. */
export const evening = JSON.parse(readFileSync(new URL('evening.json', BEFORE), 'utf8')) as Evening;

/** A solved quest, and its room. */
export const solved = { code: 'ad5nv36', game: 'p-olysnJfeg-' };
/** How many entries the heist and the solved quest have. */
export const LENGTH = { heist: 129, solved: 6 };

export const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
export const clear = () => rmSync(folder, { recursive: true });

let files = 0;
export const newName = () => join(folder, `${++files}.db`);

export type Version = '0.1' | 'this version';

export function dataFile(version: Version = '0.1'): string {
  const file = newName();
  copyFileSync(new URL('hushglass.db', BEFORE), file);
  if (version === 'this version') openFile(file).close();
  return file;
}

/** HEIST, SOLVED and ROOM stand for their ids. */
export function damage(file: string, sql: string): string {
  const db = new DatabaseSync(file);
  // Whoever damages a file does not ask it.
  db.function('is_next', (_game, _place) => 1);
  const ids = { HEIST: evening.game, SOLVED: solved.game, ROOM: evening.code };
  db.exec(Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(name, `'${id}'`), sql));
  db.close();
  return file;
}

export function rows(file: string, sql: string): readonly Record<string, unknown>[] {
  const db = openToLook(file);
  const found = db.prepare(sql).all();
  db.close();
  return found.map((row) => ({ ...row }));
}
