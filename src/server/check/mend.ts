import { existsSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Authority, receive } from '#room/authority.ts';
import type { GameResult } from '#room/gameEngine.ts';
import { EMPTY_LOBBY, type Lobby } from '#room/lobby.ts';
import { makeBook } from '../bookFile.ts';
import { openCatalogue } from '../catalogue.ts';
import { isCorrupt, makePrivate, openFile, openToLook, together } from '../file.ts';
import { forgetter } from '../forget.ts';
import { settleFresh } from '../freshEntries.ts';
import { type ExaminedGame, examineGame } from './game.ts';
import type { ExaminedLog } from './log.ts';
import { type Mender, menderOf } from './mender.ts';
import { type ExaminedRoom, readRooms } from './rooms.ts';
import { salvage } from './salvage.ts';
import { readTables } from './tables.ts';

// A copy of a data file in which everything is mended that can be. Nothing is thrown away: what does not fit is
// set aside, what cannot be read stays as it is.

const filesOf = (copy: string) => [copy, `${copy}-wal`, `${copy}-shm`, `${copy}-journal`];

/** What is there already under the name of the copy, or beside it: SQLite would take it for a part of it. */
export const inTheWay = (copy: string) => filesOf(copy).find((file) => existsSync(file));

export function mendCopy(file: string, copy: string): void {
  const other = inTheWay(copy);
  if (other !== undefined) throw new Error(`${other} is there already`);
  try {
    copyTo(file, copy);
    const db = openFile(copy);
    const error = together(db, () => mend(db));
    db.close();
    if (error !== undefined) throw error;
  } catch (error) {
    // Half a copy is worse than none.
    remove(copy);
    throw error;
  }
}

function copyTo(file: string, copy: string): void {
  const db = openToLook(file);
  try {
    makePrivate(copy);
    db.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    remove(copy);
    salvage(db, copy);
  } finally {
    db.close();
  }
}

function remove(copy: string): void {
  for (const made of filesOf(copy)) rmSync(made, { force: true });
}

function mend(db: DatabaseSync): void {
  const mender = menderOf(db);
  settleFresh(db, Number.MAX_SAFE_INTEGER);
  const forgotten = forgetter(db);
  while (forgotten.isLeft()) forgotten.some();
  mender.setAsideOrphans();
  const tables = readTables(db);
  const catalogue = openCatalogue();
  for (const room of readRooms(tables, tables.games())) {
    const table = tableOf(room);
    // The last game is the one that they would want to play on.
    for (const row of room.games.toReversed())
      mendGame(
        mender,
        table,
        examineGame(row, { tables, catalogue, lobby: table.lobby, people: room.people }),
      );
    if (table.lobby !== room.lobby) mender.keepLobby(room.code, table.lobby);
  }
  mender.wakeAll();
  makeBook(db);
}

interface Table {
  lobby: Lobby;
}

/** Whoever was there is still known by what their pages keep; of their names nothing is left. */
function tableOf({ lobby, games }: ExaminedRoom): Table {
  if (lobby === null) return { lobby: EMPTY_LOBBY };
  const isThere = lobby.game === null || games.some(({ id }) => id === lobby.game);
  return { lobby: isThere ? lobby : { ...lobby, game: null } };
}

function mendGame(mender: Mender, table: Table, seen: ExaminedGame): void {
  const { row, log, ending } = seen;
  if (seen.lost !== null || log.authority === null) {
    if (row.broken === null) mender.keepBroken(row.id, seen.lost);
    return;
  }
  const wasCut = mender.cut(row.id, log.fits);
  if (row.broken !== null) mender.keepBroken(row.id, null);
  if (ending === null) bringOn(mender, table, seen, log.authority, wasCut || row.broken !== null);
}

/** To its end, where that was not written down; else to its room's table, where that is free. */
function bringOn(
  mender: Mender,
  table: Table,
  seen: ExaminedGame,
  authority: Authority,
  wasAway: boolean,
): void {
  const { row, log, result } = seen;
  const { lobby } = table;
  const mayPlay = row.ending === null && (lobby.game === null || lobby.game === row.id);
  if (result !== null || !mayPlay) mender.keepEnding(row.id, endingOf(lobby, seen, result ?? ABANDONED));
  else {
    if (wasAway || lobby.game === null) hold(mender, row.id, log, authority);
    if (lobby.game === null) table.lobby = { ...lobby, game: row.id };
  }
}

const ABANDONED: GameResult = { won: false, reason: 'abandoned', timers: 0 };

function endingOf({ people }: Lobby, { seats, log }: ExaminedGame, result: GameResult) {
  const names = seats.map((seat) => people.find(({ id }) => id === seat)?.name ?? '');
  const bots = seats.flatMap((_, seat) => (log.authority?.bots.has(seat) ? seat : []));
  return { ...result, names, ...(bots.length === 0 ? {} : { bots }), when: Date.now() };
}

/** [M26] the host's clock has run on since; the sand stands where the last entry left it. */
function hold(mender: Mender, id: string, { at, fits }: ExaminedLog, authority: Authority): void {
  const { engine, game } = authority;
  if (engine.deadline(game) === null) return;
  const host = at - engine.time(game, 0);
  const { entry } = receive(authority, { seat: null, command: { type: 'hold' } }, host);
  if (entry !== null) mender.append(id, fits, entry);
}
