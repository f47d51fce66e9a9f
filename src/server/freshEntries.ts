import type { DatabaseSync } from 'node:sqlite';

// Entries on their way from behind one another (`fresh`) to their own games' logs (`entries`).

/** Moves what is older than this. An entry whose place is taken by another is set aside, and its game with it. */
export function settleFresh(db: DatabaseSync, before: number): number {
  const older = Number(db.prepare('SELECT count(*) AS n FROM fresh WHERE seq < ?').get(before)?.n);
  const { changes } = db
    .prepare(
      `INSERT INTO entries (game, place, entry)
         SELECT game, place, entry FROM fresh WHERE seq < ? ORDER BY game, place, seq
         ON CONFLICT (game, place) DO NOTHING`,
    )
    .run(before);
  if (Number(changes) < older) setForksAside(db, before);
  db.prepare('DELETE FROM fresh WHERE seq < ?').run(before);
  return older;
}

const FORKED = `FROM fresh JOIN entries USING (game, place) WHERE seq < ? AND fresh.entry <> entries.entry`;

function setForksAside(db: DatabaseSync, before: number): void {
  db.prepare(`UPDATE games SET broken = 'forked' WHERE id IN (SELECT game ${FORKED})`).run(before);
  db.prepare(
    `INSERT INTO set_aside (game, place, entry) SELECT game, place, fresh.entry ${FORKED} ORDER BY seq`,
  ).run(before);
}
