import type { DatabaseSync } from 'node:sqlite';
import type { Lobby } from '#room/lobby.ts';
import type { Ending } from '../book.ts';
import type { AnyEntry } from './shapes.ts';
import { ORPHAN } from './tables.ts';

// What is written into a copy that is being mended; nothing of it is on its way (`fresh`) any more.

export type Mender = ReturnType<typeof menderOf>;

export function menderOf(db: DatabaseSync) {
  const sql = (text: string) => db.prepare(text);
  const lobby = sql(
    `INSERT INTO rooms (code, lobby, visited) VALUES (?, ?, ${Date.now()})
       ON CONFLICT (code) DO UPDATE SET lobby = excluded.lobby`,
  );
  const broken = sql('UPDATE games SET broken = ? WHERE id = ?');
  const ending = sql('UPDATE games SET ending = ? WHERE id = ?');
  const append = sql('INSERT INTO entries (game, place, entry) VALUES (?, ?, ?)');
  const aside = sql(`${ASIDE} ${BEYOND} ORDER BY place`);
  const remove = sql(`DELETE FROM entries ${BEYOND}`);

  return {
    keepLobby: (code: string, value: Lobby) => lobby.run(code, JSON.stringify(value)),
    keepBroken: (game: string, why: string | null) => broken.run(why, game),
    keepEnding: (game: string, value: Ending) => ending.run(JSON.stringify(value), game),
    append: (game: string, place: number, entry: AnyEntry) => append.run(game, place, JSON.stringify(entry)),
    /** Only so many of its entries remain; whether there were more. */
    cut: (game: string, length: number): boolean => {
      aside.run({ game, length });
      return Number(remove.run({ game, length }).changes) > 0;
    },
    /** What a log was cut to may have its sand running: a start looks at them all. */
    wakeAll: () => sql('UPDATE games SET asleep = 0 WHERE asleep = 1').run(),
    setAsideOrphans: () => {
      sql(`${ASIDE} WHERE ${ORPHAN} ORDER BY game, place`).run();
      sql(`DELETE FROM entries WHERE ${ORPHAN}`).run();
    },
  };
}

const ASIDE = 'INSERT INTO set_aside (game, place, entry) SELECT game, place, entry FROM entries';
const BEYOND = 'WHERE game = $game AND (place >= $length OR place < 0)';
