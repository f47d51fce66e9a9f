import type { DatabaseSync } from 'node:sqlite';
import type { Records } from '#protocol/records.ts';
import { challengeKey, type Ending } from './book.ts';
import type { BookReader } from './bookFile.ts';
import type { AnyHeader } from './catalogue.ts';

// A game beside the others that its room has won of the same challenge: is it the first, the fastest, the one with the
// fewest sand timer spaces?

export const RECORD_QUERIES = {
  game: 'SELECT room, header, ending FROM games WHERE id = $game AND ending IS NOT NULL AND broken IS NULL',
  wins: 'SELECT lines FROM challenges WHERE room = $room AND challenge = $challenge',
  first: 'SELECT game FROM book WHERE room = $room AND challenge = $challenge ORDER BY seq LIMIT 1',
  fastest: `SELECT time FROM book WHERE room = $room AND challenge = $challenge AND time IS NOT NULL
    AND game <> $game ORDER BY time LIMIT 1`,
  fewest: `SELECT timers FROM book WHERE room = $room AND challenge = $challenge AND game <> $game
    ORDER BY actions, timers LIMIT 1`,
} as const;

export function recordReader(db: DatabaseSync, sidesOf: BookReader['sides']) {
  const ask = Object.fromEntries(
    Object.entries(RECORD_QUERIES).map(([name, sql]) => [name, db.prepare(sql)]),
  ) as Record<keyof typeof RECORD_QUERIES, ReturnType<DatabaseSync['prepare']>>;

  function among(game: string, room: string, challenge: string, { won, timers, time }: Ending): Records {
    const of = { room, challenge };
    const number = (value: unknown) => (typeof value === 'number' ? value : null);
    return {
      won,
      time: time ?? null,
      timers,
      wins: Number(ask.wins.get(of)?.lines ?? 0),
      isFirst: ask.first.get(of)?.game === game,
      others: {
        time: number(ask.fastest.get({ ...of, game })?.time),
        timers: number(ask.fewest.get({ ...of, game })?.timers),
      },
    };
  }

  return {
    /** Null for a game that is not over, and for what is in nobody's book. */
    records: (game: string): Records | null => {
      const row = ask.game.get({ game }) as
        | Readonly<Record<'room' | 'header' | 'ending', string>>
        | undefined;
      if (row === undefined) return null;
      const [header, ending] = [JSON.parse(row.header) as AnyHeader, JSON.parse(row.ending) as Ending];
      const challenge = challengeKey(header, ending);
      if (challenge === null) return null;
      const level = 'roles' in header.setup ? header.setup.roles : undefined;
      const sides = sidesOf(row.room).find((one) => one.level === level);
      return { ...among(game, row.room, challenge, ending), ...(sides === undefined ? {} : { sides }) };
    },
  };
}
