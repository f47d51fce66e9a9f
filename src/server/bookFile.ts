import type { DatabaseSync } from 'node:sqlite';
import { ROLE_LEVELS, type RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import type { SidesWon } from '#protocol/records.ts';
import type { WinningSide } from '#room/sides.ts';
import { type Ask, first } from './ask.ts';
import {
  type BookLine,
  type Chapter,
  lineOf,
  PEOPLE,
  rolesKey,
  SHIPPED,
  type WonChallenges,
  wonChallenges,
} from './book.ts';
import { WON } from './ending.ts';

// The Book in the data file: a line a won game, in an order that the file itself knows, and how many lines each
// challenge has. Whatever is asked is found by an index, and costs the same however long the Book is.

/** Everyone's counts are kept under no room's name. */
export const EVERYONE = '';

const LINES_TABLE = `CREATE TABLE book (seq INTEGER PRIMARY KEY, game TEXT NOT NULL UNIQUE, room TEXT NOT NULL,
  challenge TEXT NOT NULL, actions INTEGER NOT NULL, timers INTEGER NOT NULL, time INTEGER,
  ended INTEGER NOT NULL, line TEXT NOT NULL) STRICT`;

const COUNTED = `SELECT room, challenge, count(*) AS lines FROM book GROUP BY room, challenge
  UNION ALL SELECT '${EVERYONE}', challenge, count(*) FROM book GROUP BY challenge`;

/** In whichever store. */
export const BOOK_INDEXES: readonly string[] = [
  'CREATE INDEX book_of_all ON book (challenge, actions, timers, ended, seq)',
  'CREATE INDEX book_of_room ON book (room, challenge, actions, timers, ended, seq)',
  // In the order in which they came, and by how long they took.
  'CREATE INDEX book_first_of_all ON book (challenge)',
  'CREATE INDEX book_first_of_room ON book (room, challenge)',
  'CREATE INDEX book_fast_of_all ON book (challenge, time) WHERE time IS NOT NULL',
  'CREATE INDEX book_fast_of_room ON book (room, challenge, time) WHERE time IS NOT NULL',
];

/** What follows from the lines: made after them, all at once, it takes a fraction of the time. */
const AROUND_THE_LINES: readonly string[] = [
  ...BOOK_INDEXES,
  `CREATE TABLE challenges (room TEXT NOT NULL, challenge TEXT NOT NULL, lines INTEGER NOT NULL,
     PRIMARY KEY (room, challenge)) STRICT, WITHOUT ROWID`,
  `INSERT INTO challenges ${COUNTED}`,
  `CREATE TRIGGER line_entered AFTER INSERT ON book BEGIN
     INSERT INTO challenges VALUES ('${EVERYONE}', NEW.challenge, 1), (NEW.room, NEW.challenge, 1)
       ON CONFLICT (room, challenge) DO UPDATE SET lines = lines + 1;
   END`,
  `CREATE TRIGGER line_struck AFTER DELETE ON book BEGIN
     UPDATE challenges SET lines = lines - 1 WHERE room IN ('${EVERYONE}', OLD.room) AND challenge = OLD.challenge;
     DELETE FROM challenges
       WHERE room IN ('${EVERYONE}', OLD.room) AND challenge = OLD.challenge AND lines = 0;
   END`,
];

/** All of it anew, from the games. */
export function makeBook(db: DatabaseSync): void {
  for (const table of ['book', 'challenges']) db.exec(`DROP TABLE IF EXISTS ${table}`);
  db.exec(LINES_TABLE);
  const enter = entering(db);
  for (const row of db.prepare(`${OVER} ORDER BY rowid`).iterate()) enter(row as unknown as GameRow);
  for (const statement of AROUND_THE_LINES) db.exec(statement);
}

interface GameRow {
  readonly id: string;
  readonly room: string;
  readonly header: string;
  readonly ending: string;
}

const OVER = 'SELECT id, room, header, ending FROM games WHERE ending IS NOT NULL AND broken IS NULL';

function entering(db: DatabaseSync) {
  const insert = db.prepare(
    'INSERT INTO book (game, room, challenge, actions, timers, time, ended, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return (row: GameRow) => {
    const entered = readable(row);
    if (entered === null) return;
    const { challenge, actions, timers, time, ended, line } = entered;
    insert.run(row.id, row.room, challenge, actions, timers, time, ended, JSON.stringify(line));
  };
}

export function bookWriter(db: DatabaseSync) {
  const over = db.prepare(`${OVER} AND id = ?`);
  const strike = db.prepare('DELETE FROM book WHERE game = ?');
  const enter = entering(db);
  return {
    /** The line of this game as its row has it by now, or none. */
    renew: (game: string) => {
      strike.run(game);
      const row = over.get(game) as GameRow | undefined;
      if (row !== undefined) enter(row);
    },
  };
}

/**
 * Lines that are not there, not as they should be, or too many; and counts that are not theirs. Where a game's own
 * ending is missing or cannot be read that is its fault, and not the Book's.
 */
export function wrongLines(db: DatabaseSync): number {
  const lines = new Map(
    db
      .prepare('SELECT game, line FROM book')
      .all()
      .map(({ game, line }) => [String(game), String(line)]),
  );
  let missing = 0;
  for (const row of db.prepare(OVER).iterate()) {
    const { id } = row as unknown as GameRow;
    const entered = readable(row as unknown as GameRow);
    if (entered === null) continue;
    if (lines.get(id) === JSON.stringify(entered.line)) lines.delete(id);
    else missing++;
  }
  const isItsOwn = db.prepare(`SELECT 1 FROM games WHERE id = ? AND ${WON} IS NULL`);
  const tooMany = [...lines.keys()].filter((game) => isItsOwn.get(game) === undefined);
  return missing + tooMany.length + Number(db.prepare(WRONG_COUNTS).get()?.n);
}

const WRONG_COUNTS = `WITH counted AS (${COUNTED})
  SELECT (SELECT count(*) FROM (SELECT * FROM counted EXCEPT SELECT * FROM challenges)) +
    (SELECT count(*) FROM (SELECT * FROM challenges EXCEPT SELECT * FROM counted)) AS n`;

/** One that cannot be read has no line, and stops nobody. */
function readable({ id, header, ending }: GameRow) {
  try {
    return lineOf(id, JSON.parse(header), JSON.parse(ending));
  } catch {
    return null;
  }
}

/** So many challenges a page, of each the best few; so many lines of one challenge. */
const [CHALLENGES, BEST, LINES] = [20, 3, 50];

export interface ChallengePage {
  readonly challenge: string;
  /** How many lines it has in all. */
  readonly count: number;
  /** The best of them. */
  readonly lines: readonly BookLine[];
  /** After which of them the others are found; null where there are no others. */
  readonly after: string | null;
  /** Whoever won it first, and in the shortest time, where that is known. */
  readonly first: BookLine | null;
  readonly fastest: BookLine | null;
}

export type BookReader = ReturnType<typeof bookReader>;

const MERIT = 'actions, timers, ended, seq';
const BEHIND = `(${MERIT}) > ($actions, $timers, $ended, $seq) ORDER BY ${MERIT} LIMIT $most`;

export const BOOK_QUERIES = {
  challenges: `SELECT challenge, lines FROM challenges WHERE room = $room AND challenge > $after
    AND challenge < $to ORDER BY challenge LIMIT $most`,
  count: 'SELECT lines FROM challenges WHERE room = $room AND challenge = $challenge',
  between: 'SELECT challenge FROM challenges WHERE room = $room AND challenge >= $from AND challenge < $to',
  ofAll: `SELECT line, ${MERIT} FROM book WHERE challenge = $challenge AND ${BEHIND}`,
  ofRoom: `SELECT line, ${MERIT} FROM book WHERE room = $room AND challenge = $challenge AND ${BEHIND}`,
  firstOfAll: 'SELECT line FROM book WHERE challenge = $challenge ORDER BY seq LIMIT 1',
  firstOfRoom: 'SELECT line FROM book WHERE room = $room AND challenge = $challenge ORDER BY seq LIMIT 1',
  fastOfAll:
    'SELECT line FROM book WHERE challenge = $challenge AND time IS NOT NULL ORDER BY time, seq LIMIT 1',
  fastOfRoom: `SELECT line FROM book WHERE room = $room AND challenge = $challenge AND time IS NOT NULL
    ORDER BY time, seq LIMIT 1`,
} as const;

interface Counted {
  readonly challenge: string;
  readonly lines: number;
}

interface LineRow extends Place {
  readonly line: string;
}

interface Place {
  readonly actions: number;
  readonly timers: number;
  readonly ended: number;
  readonly seq: number;
}

const FIRST: Place = { actions: -1, timers: 0, ended: 0, seq: 0 };

export function bookReader(ask: Ask) {
  async function behind(room: string | null, challenge: string, from: Place, most: number) {
    const { actions, timers, ended, seq } = from;
    const place = { challenge, actions, timers, ended, seq, most: most + 1 };
    const rows =
      room === null ? ask(BOOK_QUERIES.ofAll, place) : ask(BOOK_QUERIES.ofRoom, { room, ...place });
    return page((await rows) as unknown as readonly LineRow[], most, textOf);
  }

  async function one(
    which: 'first' | 'fast',
    room: string | null,
    challenge: string,
  ): Promise<BookLine | null> {
    const row = await first(
      room === null
        ? ask(BOOK_QUERIES[`${which}OfAll`], { challenge })
        : ask(BOOK_QUERIES[`${which}OfRoom`], { room, challenge }),
    );
    return row === undefined ? null : lineIn(row as unknown as LineRow);
  }

  /** Further lines of one challenge; null where `after` is no place in the Book. */
  async function lines(room: string | null, challenge: string, after: string | null) {
    const place = after === null ? FIRST : placeOf(after);
    if (place === null) return null;
    const { shown, next } = await behind(room, challenge, place, LINES);
    return { lines: shown.map(lineIn), next };
  }

  async function ofChallenge(
    room: string | null,
    { challenge, lines: count }: Counted,
  ): Promise<ChallengePage> {
    const best = await behind(room, challenge, FIRST, BEST);
    const [first, fastest] = [await one('first', room, challenge), await one('fast', room, challenge)];
    return { challenge, count, lines: best.shown.map(lineIn), after: best.next, first, fastest };
  }

  async function challenges(room: string | null, after: string | null, { from, to }: Chapter = PEOPLE) {
    const of = { room: room ?? EVERYONE, after: after ?? from, to, most: CHALLENGES + 1 };
    const rows = (await ask(BOOK_QUERIES.challenges, of)) as unknown as readonly Counted[];
    const { shown, next } = page(rows, CHALLENGES, ({ challenge }) => challenge);
    return { challenges: await Promise.all(shown.map((row) => ofChallenge(room, row))), next };
  }

  /** Of one room, or by anyone. */
  async function won(room: string = EVERYONE): Promise<WonChallenges> {
    const keys = await Promise.all(
      SHIPPED.map(([from, to]) => ask(BOOK_QUERIES.between, { room, from, to })),
    );
    return wonChallenges(keys.flat().map(({ challenge }) => String(challenge)));
  }

  /** [H0.1] How often a level went to each side, in one room or anywhere. */
  async function sides(room: string = EVERYONE): Promise<readonly SidesWon[]> {
    const count = async (level: RoleLevel, side: WinningSide) =>
      Number((await first(ask(BOOK_QUERIES.count, { room, challenge: rolesKey(level, side) })))?.lines ?? 0);
    const ofLevel = async (level: RoleLevel): Promise<SidesWon> => ({
      level,
      loyal: await count(level, 'loyal'),
      traitors: await count(level, 'traitors'),
      nobody: await count(level, 'nobody'),
    });
    return Promise.all(ROLE_LEVELS.map(ofLevel));
  }

  return { challenges, lines, won, sides };
}

/** One more than a page was asked for, to know whether it is the last. */
function page<Row>(rows: readonly Row[], most: number, nameOf: (row: Row) => string) {
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : nameOf(last) };
}

const lineIn = ({ line }: LineRow) => JSON.parse(line) as BookLine;

const textOf = ({ actions, timers, ended, seq }: Place) => [actions, timers, ended, seq].join('.');

function placeOf(text: string): Place | null {
  if (!/^\d{1,15}(\.\d{1,15}){3}$/.test(text)) return null;
  const [actions = 0, timers = 0, ended = 0, seq = 0] = text.split('.').map(Number);
  return { actions, timers, ended, seq };
}
