import type { DatabaseSync } from 'node:sqlite';
import { settleFresh } from './freshEntries.ts';

// The logs of all games. An entry is first written behind the last one of whatever game, which
// dirties one page however many games are played; once there is time it moves to its own game's
// log, where it can be found. No game has two entries at one place: for those that have moved the key
// sees to it, for the others the file asks `is_next` before it takes one in.

/** So few fresh entries are searched quickly, and stay where they are. */
const FEW = 5_000;
/** So many move although others have much to write. */
const TOO_MANY = 50_000;
/** As many as move at a time without anyone waiting for it. */
const SOME = 300;
/** Games whose next place is remembered; of the others it is looked up. */
const MOST_KNOWN = 20_000;

export interface PlacedEntry {
  readonly place: number;
  readonly entry: string;
}

const LAST = `SELECT max(place) AS place FROM (SELECT max(place) AS place FROM entries WHERE game = $game
  UNION ALL SELECT max(place) FROM fresh WHERE game = $game)`;

/** The reading half. What has moved is older than what has not. */
export function openLogs(db: DatabaseSync) {
  const moved = db.prepare('SELECT place, entry FROM entries WHERE game = ? ORDER BY place');
  const fresh = db.prepare('SELECT place, entry FROM fresh WHERE game = ? ORDER BY seq');
  const last = db.prepare(LAST);
  /** Both of one moment: an entry that moves in between would be in neither. */
  function entries(game: string): readonly PlacedEntry[] {
    db.exec('BEGIN');
    try {
      return [...moved.all(game), ...fresh.all(game)] as unknown as readonly PlacedEntry[];
    } finally {
      db.exec('COMMIT');
    }
  }
  /** For a connection that does nothing else meanwhile. */
  function* each(game: string): Generator<PlacedEntry, void> {
    db.exec('BEGIN');
    yield* moved.iterate(game) as unknown as Iterable<PlacedEntry>;
    yield* fresh.iterate(game) as unknown as Iterable<PlacedEntry>;
    db.exec('COMMIT');
  }
  return { entries, each, lengthOf: (game: string) => Number(last.get({ game })?.place ?? -1) + 1 };
}

/** The writing half: one connection has it, the writer's. */
export function openWritableLogs(db: DatabaseSync) {
  // What moving some would have to undo is kept in memory: a few pages, and no file of their own each time.
  db.exec('PRAGMA temp_store = MEMORY');
  const nexts = new Map<string, number>();
  db.function('is_next', (game, place) => Number(nexts.get(String(game)) === place));
  const insert = db.prepare('INSERT INTO fresh (game, place, entry) VALUES (?, ?, ?)');
  const last = db.prepare(LAST);
  const there = db.prepare('SELECT 1 FROM games WHERE id = ?');
  const wake = db.prepare('UPDATE games SET asleep = 0 WHERE id = ? AND asleep = 1');
  const oldest = db.prepare('SELECT min(seq) AS seq FROM fresh');
  // Reads all of them.
  const counted = db.prepare('SELECT count(*) AS n FROM fresh');
  let fresh = Number(counted.get()?.n);

  /** A game that sleeps is awake with the first entry after; one that is gone has no next place. */
  function lookUp(game: string): void {
    if (nexts.has(game) || there.get(game) === undefined) return;
    wake.run(game);
    if (nexts.size >= MOST_KNOWN) nexts.clear();
    nexts.set(game, Number(last.get({ game })?.place ?? -1) + 1);
  }

  return {
    /** A new game, of which nothing can have been written. */
    begin: (game: string) => nexts.set(game, 0),
    /** What is known of this game need not be so any more. */
    lookAgain: (game: string) => nexts.delete(game),
    append: (game: string, place: number, entry: string) => {
      lookUp(game);
      insert.run(game, place, entry);
      nexts.set(game, place + 1);
      fresh++;
    },
    /** Nothing of what was written since the last commit counts. */
    forget: () => {
      nexts.clear();
      fresh = Number(counted.get()?.n);
    },
    isTidy: (quiet: boolean) => fresh <= (quiet ? FEW : TOO_MANY),
    tidySome: () => {
      const moved = settleFresh(db, Number(oldest.get()?.seq ?? 0) + SOME);
      // Others may have removed some.
      fresh = moved === 0 ? Number(counted.get()?.n) : fresh - moved;
    },
  };
}
