import type { DatabaseSync } from 'node:sqlite';
import { ACHIEVEMENTS_TABLE } from './achievementFile.ts';
import { makeBook } from './bookFile.ts';
import { PAST_INDEXES } from './bookPast.ts';
import { tellTimes } from './bookTimes.ts';
import { ENDED, WON } from './ending.ts';
import { FORGOTTEN_TABLES } from './forget.ts';
import { settleFresh } from './freshEntries.ts';
import { PUZZLE_COLUMNS, PUZZLE_INDEXES } from './puzzleFile.ts';
import { TALLIES_TABLE } from './tallyFile.ts';

// What makes a file of one version a file of the next; its number is kept in the file itself. A step
// that has been released is never changed: files of every version are still out there.

type Step = (db: DatabaseSync) => void;

const all = (db: DatabaseSync, statements: readonly string[]) => {
  for (const statement of statements) db.exec(statement);
};

export const MIGRATIONS: readonly Step[] = [
  // 1: release 0.1, which gave its files no number and made what was missing at every start.
  (db) =>
    all(db, [
      'CREATE TABLE IF NOT EXISTS clock (only INTEGER PRIMARY KEY CHECK (only = 1), host INTEGER NOT NULL) STRICT',
      'CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, lobby TEXT NOT NULL) STRICT',
      `CREATE TABLE IF NOT EXISTS people (room TEXT NOT NULL, token TEXT NOT NULL, id INTEGER NOT NULL,
         PRIMARY KEY (room, token)) STRICT, WITHOUT ROWID`,
      `CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, room TEXT NOT NULL, header TEXT NOT NULL,
         seats TEXT NOT NULL, ending TEXT) STRICT`,
      'CREATE INDEX IF NOT EXISTS running ON games (room) WHERE ending IS NULL',
      `CREATE TABLE IF NOT EXISTS puzzles (code TEXT PRIMARY KEY, title TEXT NOT NULL, author TEXT,
         quest TEXT NOT NULL, actions INTEGER NOT NULL, bound INTEGER NOT NULL) STRICT`,
      'CREATE TABLE IF NOT EXISTS writer (only INTEGER PRIMARY KEY CHECK (only = 1), id TEXT NOT NULL) STRICT',
      `CREATE TABLE IF NOT EXISTS entries (game TEXT NOT NULL, place INTEGER NOT NULL, entry TEXT NOT NULL,
         PRIMARY KEY (game, place)) STRICT, WITHOUT ROWID`,
      `CREATE TABLE IF NOT EXISTS fresh (seq INTEGER PRIMARY KEY, game TEXT NOT NULL, place INTEGER NOT NULL,
         entry TEXT NOT NULL) STRICT`,
    ]),
  // 2: a game that cannot be read is set aside, and so is what a forked log had twice; from here on the file
  // itself refuses an entry that is not its game's next. It asks its writer's `is_next` (logs.ts): an index
  // would have every commit touch a page for each game in it.
  (db) => {
    all(db, [
      'ALTER TABLE games ADD COLUMN broken TEXT',
      `CREATE TABLE set_aside (seq INTEGER PRIMARY KEY, game TEXT NOT NULL, place INTEGER NOT NULL,
         entry TEXT NOT NULL) STRICT`,
      `CREATE TRIGGER one_at_a_place BEFORE INSERT ON fresh WHEN NOT is_next(NEW.game, NEW.place)
         BEGIN SELECT RAISE(ABORT, 'not the next place of this log'); END`,
    ]);
    settleFresh(db, Number.MAX_SAFE_INTEGER);
  },
  // 3: what is kept, and for how long. Rooms know when somebody was there last; until now nobody knew, so it
  // counts from here. Games that wait for somebody sleep; those that were lost are found by when they ended.
  (db) => {
    all(db, [
      'ALTER TABLE rooms ADD COLUMN visited INTEGER NOT NULL DEFAULT 0',
      `UPDATE rooms SET visited = ${Date.now()}`,
      'CREATE INDEX rooms_by_visit ON rooms (visited, code)',
      'ALTER TABLE games ADD COLUMN asleep INTEGER NOT NULL DEFAULT 0',
      'DROP INDEX running',
      'CREATE INDEX running ON games (room) WHERE ending IS NULL AND asleep = 0',
      `CREATE INDEX lost ON games (${ENDED}) WHERE ${WON} = 0`,
      ...FORGOTTEN_TABLES,
    ]);
    makeBook(db);
  },
  // 4: the Book knows how long a win took; a room's past, won or lost, is found by when it was.
  (db) => {
    settleFresh(db, Number.MAX_SAFE_INTEGER);
    tellTimes(db);
    makeBook(db);
    all(db, PAST_INDEXES);
  },
  // 5: what people of a room have achieved. Games of before tell nothing: they could not know the modules it takes.
  (db) => all(db, [ACHIEVEMENTS_TABLE]),
  // 6: games that bots played in have lines in a chapter of their own.
  (db) => {
    settleFresh(db, Number.MAX_SAFE_INTEGER);
    makeBook(db);
  },
  // 7: what a host counts of quests that are played alone; puzzles that can be found without their link.
  (db) => all(db, [TALLIES_TABLE, ...PUZZLE_COLUMNS, ...PUZZLE_INDEXES('')]),
];
