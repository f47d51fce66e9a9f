import { CROWN, type Deed, GOALS, isEarned } from '#content/achievements/goals.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';
import type { Ask } from './ask.ts';
import type { Write } from './writer.ts';

// [XA0] what each person of a room has achieved: a line an achievement, with how far they ever were, and with the game and
// the day of the first time that was all the way. Kept with the ending of that game, gone with the room.

export const ACHIEVEMENTS_TABLE = `CREATE TABLE achievements (room TEXT NOT NULL, person INTEGER NOT NULL,
  id TEXT NOT NULL, best INTEGER NOT NULL, game TEXT, won INTEGER,
  PRIMARY KEY (room, person, id)) STRICT, WITHOUT ROWID`;

const FIRST_STAYS = `ON CONFLICT (room, person, id) DO UPDATE SET best = max(best, excluded.best),
  game = coalesce(game, excluded.game), won = coalesce(won, excluded.won)`;

export const ACHIEVEMENT_STATEMENTS = {
  /** Nothing is kept of a room that was forgotten meanwhile. */
  saveDeeds: `INSERT INTO achievements (room, person, id, best, game, won)
    SELECT rooms.code, people.value, json_extract(deeds.value, '$.id'), json_extract(deeds.value, '$.count'),
      CASE WHEN json_extract(deeds.value, '$.earned') THEN ? END,
      CASE WHEN json_extract(deeds.value, '$.earned') THEN ? END
    FROM rooms, json_each(?) AS people, json_each(?) AS deeds WHERE rooms.code = ? ${FIRST_STAYS}`,
  /** [XA42] the last one follows from the others. */
  saveCrown: `INSERT INTO achievements (room, person, id, best, game, won)
    SELECT room, person, '${CROWN}', count(*), CASE WHEN count(*) >= ${GOALS[CROWN]} THEN ? END,
      CASE WHEN count(*) >= ${GOALS[CROWN]} THEN ? END
    FROM achievements WHERE room = ? AND person IN (SELECT value FROM json_each(?))
      AND id <> '${CROWN}' AND game IS NOT NULL GROUP BY person ${FIRST_STAYS}`,
} as const;

export interface Earned {
  readonly room: string;
  readonly people: readonly number[];
  readonly game: string;
  readonly deeds: readonly Deed[];
  readonly when: number;
}

export const achievementWrites = {
  /** For each of these people, what their game was like. */
  earned: ({ room, people, game, deeds, when }: Earned): readonly Write[] => {
    const who = JSON.stringify(people);
    const what = deeds.map((deed) => ({ ...deed, earned: isEarned(deed) }));
    return [
      ['saveDeeds', game, when, who, JSON.stringify(what), room],
      ['saveCrown', game, when, room, who],
    ];
  },
} as const;

export const ACHIEVEMENT_QUERIES = {
  of: 'SELECT id, best, game, won FROM achievements WHERE room = $room AND person = $person',
} as const;

export function achievementReader(ask: Ask) {
  return async (room: string, person: number): Promise<readonly KeptAchievement[]> =>
    (await ask(ACHIEVEMENT_QUERIES.of, { room, person })) as unknown as readonly KeptAchievement[];
}
