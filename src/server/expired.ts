import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { ENDED, WON } from './ending.ts';
import { FORGET_QUERIES } from './forget.ts';

// What the file holds that may have outlived its time, and how large it is. Only looked at here, a page at a time.

export interface OldRoom {
  readonly code: string;
  readonly visited: number;
  /** It has a line in the Book. */
  readonly lasting: number;
}

export interface LostGame {
  readonly id: string;
  readonly room: string;
  readonly ended: number;
}

const A_PAGE = 40;

export const EXPIRED_QUERIES = {
  rooms: `SELECT code, visited, EXISTS (SELECT 1 FROM book WHERE room = code) AS lasting FROM rooms
    WHERE (visited, code) > ($visited, $code) AND visited < $before ORDER BY visited, code LIMIT ${A_PAGE}`,
  lost: `SELECT id, room, ${ENDED} AS ended FROM games
    WHERE ${WON} = 0 AND ${ENDED} >= $from AND ${ENDED} < $before
      AND NOT EXISTS (SELECT 1 FROM book WHERE game = id) ORDER BY ${ENDED} LIMIT ${A_PAGE}`,
} as const;

const USED = `SELECT (page_count - freelist_count) * page_size AS bytes
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;

export function expiredReader(db: DatabaseSync, file: string) {
  const rooms = db.prepare(EXPIRED_QUERIES.rooms);
  const lost = db.prepare(EXPIRED_QUERIES.lost);
  const left = db.prepare(FORGET_QUERIES.next);
  const last = db.prepare(FORGET_QUERIES.last);
  const used = db.prepare(USED);
  return {
    /** Rooms that nobody visited since, after this one, the longest ago first. */
    rooms: (before: number, { code, visited }: Pick<OldRoom, 'code' | 'visited'>) =>
      rooms.all({ before, code, visited }) as unknown as readonly OldRoom[],
    /** Games that were lost or abandoned in that time, the oldest first; not what is in the Book all the same. */
    lostGames: (from: number, before: number) => lost.all({ from, before }) as unknown as readonly LostGame[],
    /** Whether something that was forgotten is still to be removed. */
    isLeft: () => left.get() !== undefined,
    /** Another figure than before: something was forgotten since. */
    lastForgotten: () => Number(last.get()?.seq ?? 0),
    /** Room that was given free counts for nothing: it is used again. */
    bytes: () => Number(used.get()?.bytes) + walBytes(file),
  };
}

function walBytes(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
