import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// A real server in a process of its own, which can be killed, stopped and measured from outside.

export interface Child {
  readonly process: ChildProcess;
  readonly url: string;
  /** From the start of the process to the first answer it gives. */
  readonly startMs: number;
  /** Sends the signal and waits for the end: the exit code, or null for a death by signal. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

export const SERVER = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const START_WITHIN = 30_000;
/** Somebody else who has the port by accident need not answer at all. */
const ANSWER_WITHIN = 5_000;

/** Where outgoing connections are never given one: those begin at 32,768. */
const [FIRST_PORT, PORTS] = [10_000, 20_000];

/**
 * One that is free now, and that no outgoing connection is given: else somebody may have it before the server does, or even,
 * knocking there, be connected to nobody but themselves.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const server = createServer();
    const listens = once(server.listen(port, '127.0.0.1'), 'listening');
    const isFree = await listens.then(() => true).catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command that will listen on this port; what the process says on stderr is shown, or goes to a file. */
export async function startChild(
  command: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  stderr: 'inherit' | number = 'inherit',
): Promise<Child> {
  const began = performance.now();
  const child = spawn(command[0] as string, command.slice(1), {
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  running.add(child);
  child.once('exit', () => running.delete(child));
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - began > START_WITHIN) {
      // Whoever tries again finds the port free.
      child.kill('SIGKILL');
      throw new Error('the server does not start');
    }
    await sleep(5);
  }
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - began,
    end: async (signal) => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** The server with these modules loaded before it, in its threads too. */
export const serverBehind = (preloads: readonly string[]): readonly string[] => [
  process.execPath,
  ...preloads.flatMap((preload) => ['--import', preload]),
  SERVER,
];

export function startServerChild(
  data: string,
  port: number,
  command: readonly string[] = serverBehind([]),
  env: Readonly<Record<string, string>> = {},
) {
  return startChild(command, port, {
    ...env,
    HUSHGLASS_DATA: data,
    HUSHGLASS_PORT: String(port),
    HUSHGLASS_HOST: '127.0.0.1',
    HUSHGLASS_LOG: 'error',
  });
}

/** It listens before it is ready, and says so until it is. */
function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get({ host: '127.0.0.1', port, path: '/api/lan', agent: false, timeout: ANSWER_WITHIN });
    asking.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode !== 503);
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', () => resolve(false));
  });
}

/** A folder for a data file, and how to be rid of it. */
export function scratch(): { readonly data: string; readonly clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
  return { data: join(folder, 'hushglass.db'), clear: () => rmSync(folder, { recursive: true }) };
}

const CLOCK_TICKS = 100;

/** Processor time that a process has used, in milliseconds. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS;
}

export function rssKB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** How many files and sockets a process has open. */
export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
