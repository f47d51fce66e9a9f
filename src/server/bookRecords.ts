import type { Records } from '#protocol/records.ts';
import { type Ask, first } from './ask.ts';
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

export type RecordReader = ReturnType<typeof recordReader>;

export function recordReader(ask: Ask, sidesOf: BookReader['sides']) {
  const one = (query: keyof typeof RECORD_QUERIES, params: Readonly<Record<string, string>>) =>
    first(ask(RECORD_QUERIES[query], params));

  async function among(
    game: string,
    of: Readonly<Record<'room' | 'challenge', string>>,
    { won, timers, time }: Ending,
  ): Promise<Records> {
    const number = (value: unknown) => (typeof value === 'number' ? value : null);
    return {
      won,
      time: time ?? null,
      timers,
      wins: Number((await one('wins', of))?.lines ?? 0),
      isFirst: (await one('first', of))?.game === game,
      others: {
        time: number((await one('fastest', { ...of, game }))?.time),
        timers: number((await one('fewest', { ...of, game }))?.timers),
      },
    };
  }

  return {
    /** Null for what is in nobody's book; undefined for a game that is not over, or not known. */
    records: async (game: string): Promise<Records | null | undefined> => {
      const row = await one('game', { game });
      if (row === undefined) return undefined;
      const [header, ending]: [AnyHeader, Ending] = [
        JSON.parse(String(row.header)),
        JSON.parse(String(row.ending)),
      ];
      const challenge = challengeKey(header, ending);
      if (challenge === null) return null;
      const room = String(row.room);
      const level = 'roles' in header.setup ? header.setup.roles : undefined;
      const sides = (await sidesOf(room)).find((one) => one.level === level);
      const records = await among(game, { room, challenge }, ending);
      return { ...records, ...(sides === undefined ? {} : { sides }) };
    },
  };
}
