import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { readTables } from './check/tables.ts';
import { FILE_VERSION, openFile, openToLook, together, versionOf } from './file.ts';
import { forgetter, type Removed } from './forget.ts';

// A room is forgotten by whoever runs the server, who may have one running on the file: it takes its turn between
// this one's, notices that the room is gone, and writes nothing of it again.

/** A running server of a version before would not know what became of its room. */
export class OlderFile extends Error {
  readonly version: number;
  constructor(version: number) {
    super(`version ${version} of the file; this knows ${FILE_VERSION}`);
    this.version = version;
  }
}

const APART = 5;

/** What was removed; null where there is no such room. */
export async function forgetIn(file: string, room: string): Promise<Removed | null> {
  mustBeOfThisVersion(file);
  const db = openFile(file);
  try {
    return await forgetAll(db, room);
  } finally {
    db.close();
  }
}

async function forgetAll(db: DatabaseSync, code: string): Promise<Removed | null> {
  const { room, some, isLeft } = forgetter(db);
  let removed: Removed | null = null;
  let error = together(db, () => {
    removed = room(code);
  });
  while (error === undefined && removed !== null && isLeft()) {
    error = together(db, some);
    await sleep(APART);
  }
  if (error !== undefined) throw error;
  return removed;
}

/** Nothing is made of a file that is none, and nothing of one that others may use. */
function mustBeOfThisVersion(file: string): void {
  const db = openToLook(file);
  try {
    readTables(db);
    if (versionOf(db) < FILE_VERSION) throw new OlderFile(versionOf(db));
  } finally {
    db.close();
  }
}
