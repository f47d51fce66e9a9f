import type { DatabaseSync } from 'node:sqlite';
import type { Lobby } from '#room/lobby.ts';
import { wrongLines } from '../bookFile.ts';
import { openCatalogue } from '../catalogue.ts';
import { FILE_VERSION, isFromFile, NewerFile, openToLook, versionOf } from '../file.ts';
import { type Fault, type Finding, faultsOf } from './faults.ts';
import { examineGame } from './game.ts';
import { readRooms } from './rooms.ts';
import { type GameRow, type RoomRow, readTables, type Tables } from './tables.ts';

// Everything that is wrong with a data file, and how much there is in it. Nothing of it is changed.

export interface Examined {
  readonly version: number;
  readonly rooms: number;
  readonly games: number;
  readonly entries: number;
  readonly setAside: number;
  readonly faults: readonly Fault[];
}

/** Throws where the file is no data file, or one of a later version. */
export function examineFile(file: string): Examined {
  const db = openToLook(file);
  try {
    return examine(db);
  } finally {
    db.close();
  }
}

function examine(db: DatabaseSync): Examined {
  const version = versionOf(db);
  if (version > FILE_VERSION)
    throw new NewerFile(`version ${version} of the file; this knows ${FILE_VERSION}`);
  const found = { rooms: 0, games: 0, entries: 0, setAside: 0, faults: [] as Fault[] };
  // One moment of a file that may be written meanwhile.
  db.exec('BEGIN');
  const parts = [
    () => checkIntegrity(db, found.faults),
    () => examineTables(readTables(db), found),
    () => examineBook(db, version, found.faults),
  ];
  for (const part of parts) asFarAsPossible(part, found.faults);
  return { version, ...found };
}

/** What was found before something could not be read is known all the same. */
function asFarAsPossible(look: () => void, faults: Fault[]): void {
  try {
    look();
  } catch (error) {
    if (!(error instanceof Error && isFromFile(error))) throw error;
    faults.push(...faultsOf([['file.unread', { why: error.message }]], null));
  }
}

/** What SQLite itself says about its file, line by line: it may give up on the way. */
function checkIntegrity(db: DatabaseSync, faults: Fault[]): void {
  for (const { integrity_check: why } of db.prepare('PRAGMA integrity_check').iterate())
    if (why !== 'ok') faults.push(...faultsOf([['file.damaged', { why: String(why) }]], null));
}

/** Files of before had none: it is made when they are brought to this version. */
function examineBook(db: DatabaseSync, version: number, faults: Fault[]): void {
  const count = version < FILE_VERSION ? 0 : wrongLines(db);
  if (count > 0) faults.push(...faultsOf([['file.book', { count }]], null));
}

type Found = { -readonly [K in keyof Omit<Examined, 'version' | 'faults'>]: number } & {
  readonly faults: Fault[];
};

function examineTables(tables: Tables, found: Found): void {
  const { entries, setAside, orphans } = tables.counts();
  Object.assign(found, { entries, setAside });
  if (orphans > 0) found.faults.push(...faultsOf([['file.orphans', { count: orphans }]], null));
  const games = tables.games();
  found.games = games.length;
  const rooms = readRooms(tables, games);
  found.rooms = rooms.filter(({ row }) => row !== null).length;
  const catalogue = openCatalogue();
  for (const { code, row, lobby, people, games } of rooms) {
    found.faults.push(...faultsOf(roomFindings(row, lobby, games), code));
    for (const game of games) {
      const { findings } = examineGame(game, { tables, catalogue, lobby, people });
      found.faults.push(...faultsOf(findings, code, game.id));
    }
  }
}

function roomFindings(
  row: RoomRow | null,
  lobby: Lobby | null,
  games: readonly GameRow[],
): readonly Finding[] {
  if (row === null) return [['room.missing']];
  if (lobby === null) return [['room.lobby']];
  const { game } = lobby;
  return game === null || games.some(({ id }) => id === game) ? [] : [['room.game', { on: game }]];
}
