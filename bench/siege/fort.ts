import { type Child, descriptorsOf, freePort, rssKB, scratch } from '../load/child.ts';
import { ask } from '../load/page.ts';
import { type Disk, startOn } from './disk.ts';

// A real server under siege: its process, its data file, and what can be seen of it from outside.

export interface Fort {
  readonly data: string;
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

export async function openFort(disk: Disk, env: Disk['env'] = {}): Promise<Fort> {
  const { data, clear } = scratch();
  const port = await freePort();
  let crashes = 0;
  let child = await startOn(disk, data, port, env);
  let ruined = false;

  async function start(): Promise<void> {
    const again = await startOn(disk, data, port, env).catch(() => null);
    if (again !== null) child = again;
    else if (!ruined) crashes++;
    ruined = again === null;
  }

  const isUp = async () => !hasEnded(child) && (await health(child.url)) !== null && !hasEnded(child);

  return {
    data,
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
