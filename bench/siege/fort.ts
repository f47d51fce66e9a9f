import { type Child, descriptorsOf, freePort, rssKB, scratch } from '../load/child.ts';
import { run } from '../load/database.ts';
import { ask } from '../load/page.ts';
import { type Disk, startOn } from './disk.ts';
import { insist } from './insist.ts';
import type { Keeping } from './kept.ts';

// A real server under siege: its process, what it keeps, and what can be seen of it from outside.

export interface Fort extends Keeping {
  readonly port: number;
  readonly url: string;
  readonly server: () => Child;
  /** How often it ended by itself, answered nothing any more, or did not start again. */
  readonly crashes: () => number;
  /** Counts a crash and starts it again, if there was one. */
  readonly mend: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Nobody else asks from here, so no limit of an address is in the way. */
const WATCHMAN = '127.0.9.1';
const NO_ANSWER = 10_000;

/** One of its own there, for whoever is besieged on a database. */
async function freshOn(server: string): Promise<string> {
  const name = `siege_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await run(server, `CREATE DATABASE ${name}`);
  return server.replace(/[^/]*$/, name);
}

export async function openFort(disk: Disk, env: Disk['env'] = {}, server?: string): Promise<Fort> {
  const { data, clear } = scratch();
  const database = server === undefined ? undefined : await freshOn(server);
  const settings = { ...env, ...(database === undefined ? {} : { HUSHGLASS_STORE: database }) };
  const port = await freePort();
  const startOnce = () => startOn(disk, data, port, settings);
  // As whoever runs it would: one whose database did not answer in time ends, and is started again.
  const begin = () => (database === undefined ? startOnce() : insist(startOnce));
  let crashes = 0;
  let child = await begin();
  let ruined = false;

  async function start(): Promise<void> {
    const again = await begin().catch(() => null);
    if (again !== null) child = again;
    else if (!ruined) crashes++;
    ruined = again === null;
  }

  const isUp = async () => !hasEnded(child) && (await health(child.url)) !== null && !hasEnded(child);

  return {
    data,
    database,
    port,
    url: child.url,
    server: () => child,
    crashes: () => crashes,
    mend: async () => {
      if (ruined || (await isUp())) return;
      crashes++;
      if (!hasEnded(child)) await child.end('SIGKILL');
      await start();
    },
    kill: async () => {
      await child.end('SIGKILL');
    },
    start,
    end: async () => {
      if (!hasEnded(child)) await child.end('SIGKILL');
      clear();
    },
  };
}

export const hasEnded = ({ process: { exitCode, signalCode } }: Child) =>
  exitCode !== null || signalCode !== null;

/** What /healthz answers; null for no answer at all. */
export async function health(url: string): Promise<number | null> {
  const answer = await ask(`${url}/healthz`, WATCHMAN, 'GET', undefined, NO_ANSWER).catch(() => null);
  return answer?.status ?? null;
}

export interface Size {
  readonly memoryMB: number;
  readonly descriptors: number;
}

export function sizeOf(fort: Fort): Size {
  const { pid } = fort.server().process;
  if (pid === undefined || hasEnded(fort.server())) return { memoryMB: 0, descriptors: 0 };
  // One that has just ended has no memory any more.
  return { memoryMB: (rssKB(pid) || 0) / 1024, descriptors: descriptorsOf(pid) };
}
