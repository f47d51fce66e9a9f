import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MallCommand, View } from '#engine/mall/index.ts';
import { openFile, together } from '#server/file.ts';
import { freePort, scratch, startServerChild } from './load/child.ts';
import { findLoop } from './load/loop.ts';
import { openTable } from './load/table.ts';
import { request, type Walker } from './load/walker.ts';

// A quiet server: how long one act takes to the other seats beside a commit of SQLite alone, and how
// often a server that nobody plays on writes to its disk.

export interface Quiet {
  readonly actP50Ms: number;
  readonly actP95Ms: number;
  readonly commitP95Ms: number;
  readonly idleWritesPerMinute: number;
}

const ACTS = 400;
const WARM = 40;
/** From act to act, at moments of their own. */
const [LEAST, MOST] = [20, 60];
const SEATS = [0, 1, 2, 3];

const pause = () => sleep(LEAST + Math.random() * (MOST - LEAST));

export async function quietBench(): Promise<Quiet> {
  const { data, clear } = scratch();
  const child = await startServerChild(data, await freePort());
  const idleWritesPerMinute = await idleWrites(data);
  const act = await openActs(child.url);
  const commit = openCommits(`${data}.alone`);
  const [acts, commits]: [number[], number[]] = [[], []];
  // In turns, so that a noisy moment hits both.
  for (let n = 0; n < WARM + ACTS; n++) {
    await pause();
    const taken = await act();
    await pause();
    const committed = commit();
    if (n < WARM) continue;
    acts.push(...taken);
    commits.push(committed);
  }
  await child.end('SIGKILL');
  clear();
  const [actP50Ms, actP95Ms] = [at(acts, 0.5), at(acts, 0.95)];
  return { actP50Ms, actP95Ms, commitP95Ms: at(commits, 0.95), idleWritesPerMinute };
}

export function at(figures: readonly number[], share: number): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length * share)] as number;
}

/** One act after the other in one room; the milliseconds until each of the other seats heard of it. */
export async function openActs(url: string): Promise<() => Promise<readonly number[]>> {
  const walkers = await openTable(url, 0, SEATS.length);
  const loop = findLoop(walkers[0]?.view as View, SEATS);
  if (loop === null) return openActs(url);
  let step = 0;
  return async () => {
    const command = loop[step++ % loop.length] as MallCommand;
    const mover = walkers.find(({ view }) => view?.seat === command.seat) as Walker;
    const sent = performance.now();
    const heard = walkers.map(({ listen }) =>
      listen.until(({ type }) => type === 'told').then(() => performance.now() - sent),
    );
    request(mover, command);
    const waits = await Promise.all(heard);
    return waits.filter((_, index) => walkers[index] !== mover);
  };
}

/** An entry of a move, as long as they are. */
const ENTRY = JSON.stringify({
  at: 123_456,
  seat: 0,
  id: '0 1234',
  events: [{ type: 'moved', seat: 0, pawn: 'barbarian', from: 6, to: 10, by: 'walk' }],
});

/** SQLite alone: the same file, one row a commit. */
function openCommits(file: string): () => number {
  const db = openFile(file);
  db.exec('CREATE TABLE alone (seq INTEGER PRIMARY KEY, game TEXT, place INTEGER, entry TEXT) STRICT');
  const insert = db.prepare('INSERT INTO alone (game, place, entry) VALUES (?, ?, ?)');
  let place = 0;
  return () => {
    const began = performance.now();
    const error = together(db, () => insert.run('abcdefghijkl', place++, ENTRY));
    if (error !== undefined) throw error;
    return performance.now() - began;
  };
}

const SETTLE = 1_000;
const WATCHED = 6_000;
const LOOK_EVERY = 10;

/** How often the data file or its log changed while nothing was played. */
async function idleWrites(data: string): Promise<number> {
  await sleep(SETTLE);
  let last = stampOf(data);
  let changes = 0;
  for (const until = performance.now() + WATCHED; performance.now() < until; await sleep(LOOK_EVERY)) {
    const now = stampOf(data);
    if (now !== last) changes++;
    last = now;
  }
  return (changes * 60_000) / WATCHED;
}

function stampOf(data: string): string {
  return ['', '-wal']
    .map((end) => {
      const stat = statSync(data + end, { bigint: true, throwIfNoEntry: false });
      return `${stat?.mtimeNs} ${stat?.size}`;
    })
    .join();
}
