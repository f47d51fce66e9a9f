import type { DatabaseSync } from 'node:sqlite';

// The logs of all games. An entry is first written behind the last one of whatever game, which
// dirties one page however many games are played; once there is time it moves to its own game's
// log, where it can be found. The key there is its place: no game has two entries at one place.

const TABLES = [
  `CREATE TABLE IF NOT EXISTS entries (game TEXT NOT NULL, place INTEGER NOT NULL, entry TEXT NOT NULL,
     PRIMARY KEY (game, place)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS fresh (seq INTEGER PRIMARY KEY, game TEXT NOT NULL, place INTEGER NOT NULL,
     entry TEXT NOT NULL) STRICT`,
];

/** So few fresh entries are searched quickly, and stay where they are. */
const FEW = 5_000;
/** As many as move at a time without anyone waiting for it. */
const SOME = 300;

export type Logs = ReturnType<typeof openLogs>;

export function openLogs(db: DatabaseSync) {
  for (const table of TABLES) db.exec(table);
  const insert = db.prepare('INSERT INTO fresh (game, place, entry) VALUES (?, ?, ?)');
  const select = db.prepare(
    `SELECT entry FROM (SELECT place, entry FROM entries WHERE game = $game
       UNION ALL SELECT place, entry FROM fresh WHERE game = $game) ORDER BY place`,
  );
  const oldest = db.prepare('SELECT min(seq) AS seq FROM fresh');
  const copy = db.prepare(
    'INSERT INTO entries (game, place, entry) SELECT game, place, entry FROM fresh WHERE seq < ? ORDER BY game, place',
  );
  const clear = db.prepare('DELETE FROM fresh WHERE seq < ?');
  let fresh = 0;

  function moveBefore(seq: number): void {
    copy.run(seq);
    fresh -= Number(clear.run(seq).changes);
  }

  return {
    append: (game: string, place: number, entry: string) => {
      insert.run(game, place, entry);
      fresh++;
    },
    entries: (game: string) => select.all({ game }).map(({ entry }) => String(entry)),
    isTidy: () => fresh <= FEW,
    tidySome: () => moveBefore(Number(oldest.get()?.seq ?? 0) + SOME),
    tidyAll: () => {
      moveBefore(Number.MAX_SAFE_INTEGER);
      fresh = 0;
    },
  };
}
