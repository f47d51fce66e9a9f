import { NewerFile } from '../file.ts';
import { openLine } from './connect.ts';
import { MIGRATIONS } from './migrations.ts';

// The database as this version knows it. Several nodes may start at once: one makes the steps, the others wait for it.

const WITHIN = 60_000;
/** A lock that lasts as long as the transaction; nothing else rests on it. */
const TURN = 'SELECT pg_advisory_xact_lock(8642)';

export async function migrate(url: string): Promise<void> {
  const line = await openLine(url, WITHIN);
  const run = (sql: string, values: readonly unknown[] = []) => line.query(sql, values, WITHIN);
  try {
    await run('BEGIN');
    await run(TURN);
    await run('CREATE TABLE IF NOT EXISTS version (only_one integer PRIMARY KEY, number integer NOT NULL)');
    const [row] = await run('SELECT number FROM version');
    const found = Number(row?.number ?? 0);
    if (found > MIGRATIONS.length)
      throw new NewerFile(`version ${found} of the database; this knows ${MIGRATIONS.length}`);
    for (const step of MIGRATIONS.slice(found)) for (const sql of step) await run(sql);
    await run(
      'INSERT INTO version VALUES (1, $1) ON CONFLICT (only_one) DO UPDATE SET number = excluded.number',
      [MIGRATIONS.length],
    );
    await run('COMMIT');
  } finally {
    await line.close();
  }
}
