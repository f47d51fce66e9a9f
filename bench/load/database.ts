import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { bringPostgres } from '../../tools/database.mjs';

// A real PostgreSQL of one's own, as safe as a host's: fsync is on. It listens on a socket in a temporary folder that is nobody
// else's, and goes with it. It refuses to run as root, so there it runs as somebody else. What stands between it and a node is
// a port of this machine, which others reach, too (bench/cluster/cutter.ts): whoever connects has to know a password.

export interface Database {
  readonly url: string;
  readonly password: string;
  readonly folder: string;
  /** An empty database on it. */
  readonly fresh: () => Promise<string>;
  /** All of it at once, as where a machine loses power, but for what the disk has been told and not kept. */
  readonly kill: () => Promise<void>;
  /** Again after that, with what it has kept. */
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** No port of any network: it is the name of the socket. */
const PORT = 5432;

const SETTINGS = {
  listen_addresses: '',
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

/** Where there is one in this folder. */
export const urlIn = (folder: string, port: number, password: string, name: string) =>
  `postgres://hushglass:${password}@${encodeURIComponent(folder)}:${port}/${name}`;

/** The socket that such an address leads to. */
export function socketOf(url: string): string {
  const { hostname, port } = new URL(url);
  return join(decodeURIComponent(hostname), `.s.PGSQL.${port}`);
}

/** The same by a port of this machine, where something stands between. */
export const throughPort = (url: string, port: number) => url.replace(/@[^/]*/, `@127.0.0.1:${port}`);

/** Whether this somebody may run them: what is installed below root's own home nobody else reaches. */
function canRun(programs: string, owner: ReturnType<typeof somebody>): boolean {
  try {
    execFileSync(join(programs, 'postgres'), ['--version'], { ...owner, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The same programs, where their owner reaches them. */
function within(reach: string, programs: string, owner: ReturnType<typeof somebody>): string {
  if (canRun(programs, owner)) return programs;
  const copy = join(reach, 'programs');
  cpSync(dirname(realpathSync(programs)), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** A folder for one who is not root, with a new database's files in it. */
function initialised(found: string, password: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hushglass-pg-'));
  const owner = somebody();
  const data = join(folder, 'data');
  const told = join(folder, 'password');
  writeFileSync(told, password);
  if (owner.uid !== undefined)
    for (const path of [folder, told]) chownSync(path, owner.uid, owner.gid ?? owner.uid);
  const programs = within(folder, found, owner);
  const how = { ...owner, cwd: folder, stdio: 'ignore' as const };
  const access = ['-U', 'hushglass', '-A', 'password', `--pwfile=${told}`];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...access, '-E', 'UTF8', '--locale=C', '-N'], how);
  return { folder, data, how, programs };
}

export async function startDatabase(
  more: Readonly<Record<string, string>> = {},
  found = bringPostgres(),
): Promise<Database> {
  if (found === undefined) throw new Error('there is no PostgreSQL on this machine');
  const password = randomBytes(12).toString('hex');
  const { folder, data, how, programs } = initialised(found, password);
  const settings = { ...SETTINGS, unix_socket_directories: folder, port: String(PORT), ...more };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const urlOf = (name: string) => urlIn(folder, PORT, password, name);
  const begin = () =>
    startPostgres(join(programs, 'postgres'), ['-D', data, ...options], how, urlOf('postgres'));
  let running = await begin();
  let made = 0;
  return {
    url: urlOf('postgres'),
    password,
    folder,
    fresh: async () => {
      const name = `host${process.pid}_${++made}`;
      await run(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    kill: () => running.end('SIGQUIT'),
    start: async () => {
      running = await begin();
    },
    end: async () => {
      // Whoever is still connected is hung up on.
      await running.end('SIGINT');
      remove(folder);
    },
  };
}

/** Of tens of thousands of files, which a disk may take minutes to give back: nobody waits for that. */
function remove(folder: string): void {
  const removing = spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' });
  removing.once('error', () => rmSync(folder, { recursive: true, force: true }));
  removing.unref();
}

/** Its processes, once one can ask them something. */
export async function startPostgres(
  program: string,
  args: readonly string[],
  how: SpawnOptions,
  url: string,
) {
  const child = spawn(program, args, how);
  const exited = once(child, 'exit');
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  await ready(url, child);
  return {
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
      process.off('exit', stop);
    },
  };
}

/** One question over a connection of its own. */
export const run = (url: string, sql: string, values: readonly unknown[] = []) =>
  connected(url, async (client) => (await client.query(sql, [...values])).rows);

export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
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
