import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openFile } from '#server/file.ts';
import { LARGE_ROOM, makeLibrary } from './library.ts';
import { freePort, rssKB, scratch, startServerChild } from './load/child.ts';
import { median, type Report } from './measure.ts';

// The Book of a host on which a million games were played (--games N for fewer): how long a start takes, what it
// costs in memory, and how long anyone waits for a page.

const MILLION = 1_000_000;
const START_WITHIN = 5_000;
const PAGE_WITHIN = 20;
/** Fewer than an address may ask in a minute, all together. */
const TIMES = 40;

interface Asked {
  readonly medianMs: number;
  readonly worstMs: number;
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
  // A figure of the file that is in nobody's cache is the disk's, not ours: the second start is the one that counts.
  await (await startServerChild(data, await freePort())).end('SIGTERM');
  const server = await startServerChild(data, await freePort());
  const { url, startMs } = server;
  const memoryMB = rssKB(server.process.pid as number) / 1024;
  await longestDelay(url);
  const pages = await askAll(url);
  const delayMs = await longestDelay(url);
  const afterMB = rssKB(server.process.pid as number) / 1024;
  await server.end('SIGTERM');
  const fileMB = statSync(data).size / 1e6;
  return report({ ...library, fileMB, startMs, memoryMB, afterMB, delayMs }, pages);
}

interface BookPart {
  readonly challenges: readonly { readonly challenge: string; readonly count: number }[];
  readonly next: string;
}

async function askAll(url: string): Promise<Readonly<Record<string, Asked>>> {
  const room = LARGE_ROOM;
  const { next, deep } = await firstPart(`${url}/api/book`);
  const { deep: deepInRoom } = await firstPart(`${url}/api/book?room=${room}`);
  return {
    'first page': await ask(url, '', {}),
    'second page': await ask(url, '', { after: next }),
    'deep in a challenge': await ask(url, '', deep),
    'a room’s first page': await ask(url, '', { room }),
    'deep in a room': await ask(url, '', { room, ...deepInRoom }),
    'what a room won': await ask(url, '/won', { room }),
  };
}

/** After which the next challenges come, and a place in the middle of the longest. */
async function firstPart(url: string) {
  const { challenges, next } = (await (await fetch(url)).json()) as BookPart;
  const { challenge } = challenges.toSorted((one, other) => other.count - one.count)[0] ?? { challenge: '' };
  return { next, deep: { challenge, after: `0.4.${Date.now() - 40 * 86_400_000}.0` } };
}

async function ask(url: string, path: string, asked: Readonly<Record<string, string>>): Promise<Asked> {
  const took: number[] = [];
  let bytes = 0;
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/book${path}?${new URLSearchParams(asked)}`);
    bytes = (await answer.text()).length;
    took.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(asked)}: ${answer.status}`);
  }
  return { medianMs: median(took), worstMs: Math.max(...took), kB: bytes / 1_000 };
}

/** Of the server's own event loop since it was last asked. */
async function longestDelay(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1_000;
}

function report(figures: Readonly<Record<string, number>>, pages: Readonly<Record<string, Asked>>): Report {
  const { games = 0, madeS = 0, upgradeS = 0, fileMB = 0, startMs = 0 } = figures;
  const { memoryMB = 0, afterMB = 0, delayMs = 0 } = figures;
  const asked = Object.entries(pages);
  const slow = asked.filter(([, { medianMs }]) => medianMs > PAGE_WITHIN).map(([name]) => name);
  const inJson = asked.map(([name, { medianMs }]) => [`${name.replaceAll(/\W+/g, '_')}_ms`, round(medianMs)]);
  return {
    title: `The Book, ${games} finished games (${fileMB.toFixed(0)} MB, made in ${madeS.toFixed(0)} s)`,
    rows: [
      ['brought to this version', `${upgradeS.toFixed(1)} s`],
      ['start', `${startMs.toFixed(0)} ms`],
      ['memory after the start', `${memoryMB.toFixed(0)} MB`],
      ['memory after all pages', `${afterMB.toFixed(0)} MB`],
      ...asked.map(
        ([name, { medianMs, worstMs, kB }]) =>
          [
            name,
            `${medianMs.toFixed(1)} ms, at worst ${worstMs.toFixed(1)} ms, ${kB.toFixed(1)} kB`,
          ] as const,
      ),
      ['the event loop’s longest delay meanwhile', `${delayMs.toFixed(0)} ms`],
    ],
    json: {
      games,
      upgrade_s: round(upgradeS),
      start_ms: round(startMs),
      memory_mb: round(memoryMB),
      delay_ms: round(delayMs),
      ...Object.fromEntries(inJson),
    },
    missed: [...(startMs > START_WITHIN ? ['start'] : []), ...slow],
  };
}

const round = (figure: number) => Math.round(figure * 10) / 10;
