import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Ask, type Awaitable, first } from './ask.ts';
import type { Fields } from './ending.ts';
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

export const expiredQueries = ({ ended, won }: Fields) =>
  ({
    rooms: `SELECT code, visited, CASE WHEN EXISTS (SELECT 1 FROM book WHERE room = code) THEN 1 ELSE 0 END AS lasting
      FROM rooms WHERE (visited, code) > ($visited, $code) AND visited < $before ORDER BY visited, code LIMIT ${A_PAGE}`,
    lost: `SELECT id, room, ${ended} AS ended FROM games
      WHERE ${won} = 0 AND ${ended} >= $from AND ${ended} < $before
        AND NOT EXISTS (SELECT 1 FROM book WHERE game = id) ORDER BY ${ended} LIMIT ${A_PAGE}`,
    left: 'SELECT seq FROM forgotten ORDER BY seq LIMIT 1',
  }) as const;

export interface Expired {
  /** Rooms that nobody visited since, after this one, the longest ago first. */
  readonly rooms: (before: number, after: Pick<OldRoom, 'code' | 'visited'>) => Awaitable<readonly OldRoom[]>;
  /** Games that were lost or abandoned in that time, the oldest first; not what is in the Book all the same. */
  readonly lostGames: (from: number, before: number) => Awaitable<readonly LostGame[]>;
  /** Whether something that was forgotten is still to be removed. */
  readonly isLeft: () => Awaitable<boolean>;
  /** Another figure than before: something was forgotten since. */
  readonly lastForgotten: () => Awaitable<number>;
  /** Room that was given free counts for nothing: it is used again. */
  readonly bytes: () => number;
}

export function expiredReader(
  ask: Ask,
  fields: Fields,
  { lastForgotten, bytes }: Pick<Expired, 'lastForgotten' | 'bytes'>,
): Expired {
  const queries = expiredQueries(fields);
  return {
    rooms: async (before, { code, visited }) =>
      (await ask(queries.rooms, { before, code, visited })) as unknown as readonly OldRoom[],
    lostGames: async (from, before) =>
      (await ask(queries.lost, { from, before })) as unknown as readonly LostGame[],
    isLeft: async () => (await first(ask(queries.left))) !== undefined,
    lastForgotten,
    bytes,
  };
}

const USED = `SELECT (page_count - freelist_count) * page_size AS bytes
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;

/** What only the file itself can say. */
export function ofTheFile(db: DatabaseSync, file: string): Pick<Expired, 'lastForgotten' | 'bytes'> {
  const last = db.prepare(FORGET_QUERIES.last);
  const used = db.prepare(USED);
  return {
    lastForgotten: () => Number(last.get()?.seq ?? 0),
    bytes: () => Number(used.get()?.bytes) + walBytes(file),
  };
}

function walBytes(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
