import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../tools/database.mjs';
import { type Database, run, somebody, startPostgres, urlIn } from './database.ts';

// A standby of a PostgreSQL of one's own: it has every commit before whoever made it is told, and takes its place when it is
// promoted.

const NAME = 'standby';
/** Beside the primary's. */
const PORT = 5433;
const WITHIN = 20_000;

export interface Standby {
  readonly url: string;
  /** The place of the primary is its own from now on. */
  readonly promote: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function startStandby(primary: Database): Promise<Standby> {
  const programs = findPostgres() ?? '';
  const how = { ...somebody(), cwd: primary.folder, stdio: 'ignore' as const };
  const data = join(primary.folder, NAME);
  const source = `host=${primary.folder} port=${new URL(primary.url).port} user=hushglass password=${primary.password} application_name=${NAME}`;
  execFileSync(
    join(programs, 'pg_basebackup'),
    ['-d', source, '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    how,
  );
  const settings = {
    port: PORT,
    listen_addresses: '',
    unix_socket_directories: primary.folder,
    max_connections: 200,
  };
  const options = Object.entries({ ...settings, primary_conninfo: source }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const url = urlIn(primary.folder, PORT, primary.password, 'postgres');
  const { end } = await startPostgres(join(programs, 'postgres'), ['-D', data, ...options], how, url);
  await waitedFor(primary.url);
  return {
    url,
    promote: async () => void (await run(url, 'SELECT pg_promote(true, 30)')),
    end: async () => {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** From now on a commit is one when the standby has it on its disk. */
async function waitedFor(primary: string): Promise<void> {
  await run(primary, `ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
  await run(primary, 'SELECT pg_reload_conf()');
  const until = Date.now() + WITHIN;
  for (;;) {
    const [row] = await run(
      primary,
      'SELECT sync_state FROM pg_stat_replication WHERE application_name = $1',
      [NAME],
    );
    if (row?.sync_state === 'sync') return;
    if (Date.now() > until) throw new Error('the standby does not keep up');
    await sleep(50);
  }
}
