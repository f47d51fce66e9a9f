import { chmodSync, closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { MIGRATIONS } from './migrations.ts';

// The data file as both halves of the store open it: store.ts reads, writer.ts writes.

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 2000',
  // Little and often: nobody should wait long for pages on their way from the write-ahead log into the file.
  'wal_autocheckpoint = 1000',
];

export const FILE_VERSION = MIGRATIONS.length;

/** The file was written by a later version, which knows things about it that this one does not. */
export class NewerFile extends Error {}

/** Who comes back with which token, and who played with whom, is nobody's to read but the server's. */
const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * An empty file that others cannot read; SQLite makes those beside it alike. One that is there already is never
 * opened here: closing it would let go of the locks that this process has on it.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch {
    // It is there, or cannot be made, which SQLite will say.
  }
}

function narrow(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`])
    try {
      if ((statSync(part).mode & OTHERS) !== 0) chmodSync(part, OWNER_ONLY);
    } catch {
      // Not there, or somebody else's, or on a disk that knows no owners.
    }
}

export function openFile(file: string): DatabaseSync {
  makePrivate(file);
  narrow(file);
  const db = new DatabaseSync(file);
  try {
    for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** For those who only look, whatever version wrote it. */
export function openToLook(file: string): DatabaseSync {
  const real = realpathSync(file);
  const url = pathToFileURL(real);
  // With nothing beside it nobody has it open, and looking need not leave anything there either.
  if (!['-wal', '-journal'].some((beside) => existsSync(real + beside))) url.search = 'immutable=1';
  return new DatabaseSync(url, { readOnly: true, timeout: 2_000 });
}

export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version);
}

/** All steps or none: whoever is interrupted finds the file as it was. */
function migrate(db: DatabaseSync): void {
  if (versionOf(db) === FILE_VERSION) return;
  const error = together(db, () => {
    const found = versionOf(db);
    if (found > FILE_VERSION) throw new NewerFile(`version ${found} of the file; this knows ${FILE_VERSION}`);
    for (const step of MIGRATIONS.slice(found)) step(db);
    db.exec(`PRAGMA user_version = ${FILE_VERSION}`);
  });
  if (error !== undefined) throw error;
}

/** All of it or nothing; the error, where it is nothing. */
export function together(db: DatabaseSync, write: () => void): Error | undefined {
  try {
    db.exec('BEGIN IMMEDIATE');
    write();
    db.exec('COMMIT');
    return undefined;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return error as Error;
  }
}

const [CORRUPT, CONSTRAINT, NO_DATABASE] = [11, 19, 26];

/** Like a constraint of the file's own. */
export class Refused extends Error {
  readonly errcode = CONSTRAINT;
}

const errorCode = (error: unknown) => ((error as { readonly errcode?: number }).errcode ?? 0) % 256;
/** SQLite says so. */
export const isFromFile = (error: unknown) => errorCode(error) > 0;
/** The file refuses what it was asked to keep. */
export const isConstraint = (error: unknown) => errorCode(error) === CONSTRAINT;
/** Pages of it are not what they should be. */
export const isCorrupt = (error: unknown) => errorCode(error) === CORRUPT;
export const isNoDatabase = (error: unknown) => errorCode(error) === NO_DATABASE;
