import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openFile } from '#server/file.ts';
import { LARGE_ROOM, makeLibrary } from './library.ts';
import { cpuMs, freePort, rssKB, scratch, startServerChild } from './load/child.ts';
import { median, type Report } from './measure.ts';

// The Book of a host on which a million games were played (--games N for fewer): how long a start takes, what it
// costs in memory, and how long anyone waits for a page.

const MILLION = 1_000_000;
const START_WITHIN = 5_000;
const PAGE_WITHIN = 20;
/** Fewer than an address may ask in a minute, all together. */
const TIMES = 30;
const ROUNDS = 3;

interface Asked {
  readonly medianMs: number;
  readonly worstMs: number;
  /** Of the processor, each. */
  readonly cpuMs: number;
  readonly kB: number;
}

export async function bookBench(): Promise<Report> {
  const { values } = parseArgs({ options: { games: { type: 'string' } }, allowPositionals: true });
  const games = Number(values.games ?? MILLION);
  const { data, clear } = scratch();
  try {
    const made = timed(() => makeLibrary(data, games));
    const upgraded = timed(() => openFile(data).close());
    return await measure(data, { games, madeS: made / 1_000, upgradeS: upgraded / 1_000 });
  } finally {
    clear();
  }
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

interface Library {
  readonly games: number;
  readonly madeS: number;
  readonly upgradeS: number;
}

async function measure(data: string, library: Library): Promise<Report> {
  const starts = await compareStarts(data);
  const server = await startServerChild(data, await freePort());
  const { url } = server;
  const memoryMB = rssKB(server.process.pid as number) / 1024;
  await longestDelay(url);
  const pages = await askAll(url, () => cpuMs(server.process.pid as number));
  const delayMs = await longestDelay(url);
  const afterMB = rssKB(server.process.pid as number) / 1024;
  await server.end('SIGTERM');
  const fileMB = statSync(data).size / 1e6;
  return report({ ...library, ...starts, fileMB, memoryMB, afterMB, delayMs }, pages);
}

/** By turns with an empty file, so that a busy machine hits both; the processor's time is that of the start alone. */
async function compareStarts(data: string): Promise<Readonly<Record<string, number>>> {
  const [full, empty]: readonly [Start[], Start[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const other = scratch();
    empty.push(await startOn(other.data));
    other.clear();
    full.push(await startOn(data));
  }
  const of = (starts: readonly Start[], figure: keyof Start) => median(starts.map((start) => start[figure]));
  return {
    startMs: of(full, 'ms'),
    startCpuMs: of(full, 'cpu'),
    emptyMs: of(empty, 'ms'),
    emptyCpuMs: of(empty, 'cpu'),
  };
}

interface Start {
  readonly ms: number;
  readonly cpu: number;
}

async function startOn(data: string): Promise<Start> {
  const server = await startServerChild(data, await freePort());
  const cpu = cpuMs(server.process.pid as number);
  await server.end('SIGTERM');
  return { ms: server.startMs, cpu };
}

interface BookPart {
  readonly challenges: readonly { readonly challenge: string; readonly count: number }[];
  readonly next: string;
}

async function askAll(url: string, cpu: () => number): Promise<Readonly<Record<string, Asked>>> {
  const ask = (path: string, asked: Readonly<Record<string, string>>) =>
    askOften(`${url}/api/book${path}`, asked, cpu);
  const room = LARGE_ROOM;
  const { next, deep } = await firstPart(`${url}/api/book`);
  const { deep: deepInRoom } = await firstPart(`${url}/api/book?room=${room}`);
  return {
    'first page': await ask('', {}),
    'second page': await ask('', { after: next }),
    'deep in a challenge': await ask('', deep),
    'a room’s first page': await ask('', { room }),
    'deep in a room': await ask('', { room, ...deepInRoom }),
    'what a room won': await ask('/won', { room }),
    'what is open to a room': await ask('/open', { room }),
    'a room’s past': await ask('/past', { room }),
    'a game among its room’s': await ask('/records', { game: 'game00000010' }),
  };
}

/** After which the next challenges come, and a place in the middle of the longest. */
async function firstPart(url: string) {
  const { challenges, next } = (await (await fetch(url)).json()) as BookPart;
  const { challenge } = challenges.toSorted((one, other) => other.count - one.count)[0] ?? { challenge: '' };
  return { next, deep: { challenge, after: `0.4.${Date.now() - 40 * 86_400_000}.0` } };
}

async function askOften(
  url: string,
  asked: Readonly<Record<string, string>>,
  cpu: () => number,
): Promise<Asked> {
  const before = cpu();
  const took: number[] = [];
  let bytes = 0;
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    const answer = await fetch(`${url}?${new URLSearchParams(asked)}`);
    bytes = (await answer.text()).length;
    took.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${url} ${JSON.stringify(asked)}: ${answer.status}`);
  }
  return {
    medianMs: median(took),
    worstMs: Math.max(...took),
    cpuMs: (cpu() - before) / TIMES,
    kB: bytes / 1_000,
  };
}

/** Of the server's own event loop since it was last asked. */
async function longestDelay(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1_000;
}

function report(figures: Readonly<Record<string, number>>, pages: Readonly<Record<string, Asked>>): Report {
  const { games = 0, madeS = 0, upgradeS = 0, fileMB = 0, startMs = 0 } = figures;
  const { startCpuMs = 0, emptyMs = 0, emptyCpuMs = 0 } = figures;
  const { memoryMB = 0, afterMB = 0, delayMs = 0 } = figures;
  const asked = Object.entries(pages);
  const slow = asked.filter(([, { medianMs }]) => medianMs > PAGE_WITHIN).map(([name]) => name);
  const inJson = asked.map(([name, { medianMs }]) => [`${name.replaceAll(/\W+/g, '_')}_ms`, round(medianMs)]);
  return {
    title: `The Book, ${games} finished games (${fileMB.toFixed(0)} MB, made in ${madeS.toFixed(0)} s)`,
    rows: [
      ['brought to this version', `${upgradeS.toFixed(1)} s`],
      ['start', `${startMs.toFixed(0)} ms, of the processor ${startCpuMs.toFixed(0)} ms`],
      ['start on an empty file', `${emptyMs.toFixed(0)} ms, of the processor ${emptyCpuMs.toFixed(0)} ms`],
      ['memory after the start', `${memoryMB.toFixed(0)} MB`],
      ['memory after all pages', `${afterMB.toFixed(0)} MB`],
      ...asked.map(
        ([name, { medianMs, worstMs, cpuMs: each, kB }]) =>
          [
            name,
            `${medianMs.toFixed(1)} ms, at worst ${worstMs.toFixed(1)} ms, of the processor ${each.toFixed(1)} ms, ${kB.toFixed(1)} kB`,
          ] as const,
      ),
      ['the event loop’s longest delay meanwhile', `${delayMs.toFixed(0)} ms`],
    ],
    json: {
      games,
      upgrade_s: round(upgradeS),
      start_ms: round(startMs),
      start_cpu_ms: round(startCpuMs),
      empty_start_ms: round(emptyMs),
      empty_start_cpu_ms: round(emptyCpuMs),
      memory_mb: round(memoryMB),
      delay_ms: round(delayMs),
      ...Object.fromEntries(inJson),
    },
    missed: [...(startMs > START_WITHIN ? ['start'] : []), ...slow],
  };
}

const round = (figure: number) => Math.round(figure * 10) / 10;
