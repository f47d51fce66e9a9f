import { DatabaseSync } from 'node:sqlite';
import { setupOf } from '#content/choices.ts';
import { shippedQuest } from '#content/questSet.ts';
import { towerHeader } from '#content/towerOrder.ts';
import { together } from '#server/file.ts';
import { MIGRATIONS } from '#server/migrations.ts';

// A data file of very many finished games, as the version before the Book's own table left it: made in bulk, by the
// file itself. Four of five were won; every tenth was played in one room, the others in a thousand.

export const LARGE_ROOM = 'largest';
const ROOMS = 1_000;
const BEFORE_THE_BOOK = 2;
const DAY = 86_400_000;

const drawing = shippedQuest('0-1').drawing;
const QUEST = JSON.stringify(towerHeader({ players: 1, drawing, tongue: 'beginner' }, { quest: '0-1' }));
const HEIST = JSON.stringify({ ...JSON.parse(QUEST), setup: setupOf({ scenario: 9 }, 4), title: {} });

const GAMES = `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < $games)
  INSERT INTO games (id, room, header, seats, ending) SELECT printf('game%08d', n),
    CASE WHEN n % 10 = 0 THEN '${LARGE_ROOM}' ELSE printf('room%03d', n * 7919 % ${ROOMS}) END,
    CASE WHEN n % 3 = 0 THEN json_set($quest, '$.title.quest', printf('%d-%d', n % 7 + 1, n % 4 + 1))
      ELSE json_set($heist, '$.title', json_object('scenario', n % 17 + 1, 'level', n % 6 + 1)) END,
    '[1]',
    json_object('won', json(CASE WHEN n % 5 = 4 THEN 'false' ELSE 'true' END), 'reason', 'told',
      'timers', n * 31 % 9, 'actions', n * 17 % 40, 'names', json_array('Ada', 'Bo', 'Cy', 'Di'),
      'when', $now - n * 104729 % (80 * ${DAY}))
  FROM numbers`;

const ENTRIES = `INSERT INTO entries (game, place, entry)
  SELECT id, place, '{"at":0,"seat":0,"events":[]}' FROM games, (SELECT 0 AS place UNION SELECT 1 UNION SELECT 2)
  ORDER BY id, place`;

const LOBBIES = `INSERT INTO rooms (code, lobby) SELECT DISTINCT room,
  '{"people":[],"host":null,"choice":null,"game":null}' FROM games`;

export function makeLibrary(file: string, games: number): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  db.function('is_next', () => 1);
  const error = together(db, () => {
    for (const step of MIGRATIONS.slice(0, BEFORE_THE_BOOK)) step(db);
    db.prepare(GAMES).run({ games, quest: QUEST, heist: HEIST, now: Date.now() });
    db.exec(ENTRIES);
    db.exec(LOBBIES);
    db.exec(`PRAGMA user_version = ${BEFORE_THE_BOOK}`);
  });
  db.close();
  if (error !== undefined) throw error;
}
