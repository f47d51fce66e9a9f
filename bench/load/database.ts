import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bringPostgres } from '../../tools/database.mjs';
import { freePort } from './child.ts';

// A real PostgreSQL of one's own, in a folder that goes with it, as safe as a host's: fsync is on. It refuses to run as root,
// so there it runs as somebody else. Others on this machine reach its port, too: whoever connects has to know a password.

export interface Database {
  readonly url: string;
  readonly process: ChildProcess;
  readonly port: number;
  readonly password: string;
  readonly folder: string;
  /** An empty database on it. */
  readonly fresh: () => Promise<string>;
  readonly end: () => Promise<void>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '64MB',
  // What is not needed to be safe, and costs a small machine much.
  autovacuum_naptime: '30s',
};

const START_WITHIN = 30_000;

/** Somebody who is not root; nobody else where we are not. */
export function somebody(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // No such user here.
    }
  return {};
}

export async function startDatabase(more: Readonly<Record<string, string>> = {}): Promise<Database> {
  const programs = bringPostgres();
  if (programs === undefined) throw new Error('there is no PostgreSQL on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'hushglass-pg-'));
  const owner = somebody();
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  const how = {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'] as ['ignore', 'ignore', 'ignore'],
  };
  const password = randomBytes(12).toString('hex');
  const told = join(folder, 'password');
  writeFileSync(told, password);
  if (owner.uid !== undefined) chownSync(told, owner.uid, owner.gid ?? owner.uid);
  const access = ['-U', 'hushglass', '-A', 'password', `--pwfile=${told}`];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...access, '-E', 'UTF8', '--locale=C', '-N'], how);
  const port = await freePort();
  const settings = { ...SETTINGS, unix_socket_directories: folder, port: String(port), ...more };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...options], how);
  const exited = once(child, 'exit');
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const urlOf = (name: string) => `postgres://hushglass:${password}@127.0.0.1:${port}/${name}`;
  await ready(urlOf('postgres'), child);
  let made = 0;
  return {
    url: urlOf('postgres'),
    process: child,
    port,
    password,
    folder,
    fresh: async () => {
      const name = `host${process.pid}_${++made}`;
      await run(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    end: async () => {
      // Whoever is still connected is hung up on.
      child.kill('SIGINT');
      await exited;
      process.off('exit', stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One question over a connection of its own. */
export async function run(url: string, sql: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

export async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_WITHIN;
  for (;;)
    try {
      await run(url, 'SELECT 1');
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error;
      await sleep(20);
    }
}
