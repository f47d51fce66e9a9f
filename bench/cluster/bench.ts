import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, rssKB, scratch, startServerChild } from '../load/child.ts';
import { type Database, startDatabase } from '../load/database.ts';
import type { Drive } from '../load/drive.ts';
import type { Order } from '../load/generator.ts';
import type { Report } from '../measure.ts';
import { at, openActs } from '../quiet.ts';
import { appendsPerSecond } from './appends.ts';
import { clusterChaos } from './chaos.ts';
import { openCluster } from './nodes.ts';

// A host on a database beside one on a file, and two nodes beside one. The load generator, the database and the nodes share
// the cores of one machine: two nodes hold more rooms only where there is a core for the second.

const GENERATOR = fileURLToPath(new URL('../load/generator.ts', import.meta.url));
const [ACTS, WARM] = [300, 30];
/** A number of rooms is held while the slowest hundredth stays below this, and nothing is left behind. */
const HELD_MS = 50;
const STEPS = [50, 100, 150, 200, 300, 400, 600, 800];
const SECONDS = 4;
const IDLE = 100;
const KILLS = 8;

export async function clusterBench(): Promise<Report> {
  const database = await startDatabase();
  try {
    const acts = await moves(database);
    const append = await appendsPerSecond(await database.fresh());
    const one = await held(database, 1);
    const two = await held(database, 2);
    const { takeoverP95Ms, takeoverWorstMs } = await clusterChaos({
      faults: KILLS,
      games: 20,
      players: 2,
      nodes: 3,
      longest: 500,
      only: ['kill'],
      server: database,
    });
    const figures = { ...acts, rooms1: one.rooms, rooms2: two.rooms, appendsPerSecond: append };
    return report({ ...figures, takeoverP95Ms, idleRoomKB: one.idleRoomKB }, takeoverWorstMs);
  } finally {
    await database.end();
  }
}

/** One act after the other in a room of four, on either store in turns, so that a noisy moment hits both. */
async function moves(database: Database) {
  const { data, clear } = scratch();
  const file = await startServerChild(data, await freePort());
  const cluster = await openCluster({ count: 1, server: database });
  const onFile = await openActs(file.url);
  const onDatabase = await openActs(cluster.nodes[0]?.url as string);
  const [sqlite, postgres]: [number[], number[]] = [[], []];
  for (let n = 0; n < WARM + ACTS; n++)
    for (const [act, taken] of [
      [onFile, sqlite],
      [onDatabase, postgres],
    ] as const) {
      await sleep(20 + Math.random() * 40);
      const waits = await act();
      if (n >= WARM) taken.push(...waits);
    }
  await file.end('SIGKILL');
  clear();
  await cluster.end();
  return {
    sqliteP50Ms: at(sqlite, 0.5),
    sqliteP99Ms: at(sqlite, 0.99),
    postgresP50Ms: at(postgres, 0.5),
    postgresP99Ms: at(postgres, 0.99),
  };
}

function ask(generator: ChildProcess, order: Order): Promise<Drive | null> {
  generator.send(order);
  return once(generator, 'message').then(([answer]) => answer as Drive | null);
}

/** Rooms held by so many nodes, the pages of each room at all of them; and what an idle room takes of memory. */
async function held(database: Database, count: number) {
  const cluster = await openCluster({ count, server: database });
  const generator = fork(GENERATOR);
  const url = cluster.nodes.map((node) => node.url);
  const memory = () => cluster.nodes.reduce((sum, { pid }) => sum + rssKB(pid()), 0);
  const empty = memory();
  await ask(generator, { open: 'server', url, rooms: IDLE });
  await sleep(1_000);
  const idleRoomKB = (memory() - empty) / IDLE;
  let rooms = 0;
  for (const step of STEPS) {
    await ask(generator, { open: 'server', url, rooms: step });
    const drive = () => ask(generator, { drive: 'server', rooms: step, seconds: SECONDS }) as Promise<Drive>;
    // A noisy moment is given a second chance.
    if (!(isHeld(await drive(), count, step) || isHeld(await drive(), count, step))) break;
    rooms = step;
  }
  generator.kill();
  await cluster.end();
  return { rooms, idleRoomKB };
}

function isHeld({ done, actions, p50Ms, p99Ms, busy }: Drive, nodes: number, rooms: number): boolean {
  console.error(
    `  ${nodes} nodes, ${rooms} rooms: p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms, ${done}/${actions} done, ` +
      `generator ${(busy * 100).toFixed(0)}% busy`,
  );
  return done >= actions * 0.99 && p99Ms < HELD_MS;
}

interface Figures extends Readonly<Record<string, number>> {
  readonly sqliteP50Ms: number;
  readonly sqliteP99Ms: number;
  readonly postgresP50Ms: number;
  readonly postgresP99Ms: number;
  readonly rooms1: number;
  readonly rooms2: number;
  readonly appendsPerSecond: number;
  readonly takeoverP95Ms: number;
  readonly idleRoomKB: number;
}

function report(figures: Figures, worst: number): Report {
  const ms = (p50: number, p99: number) => `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`;
  return {
    title: 'Several nodes: generator, database and nodes share the cores of one machine',
    rows: [
      ['a move to the other seats, on a file', ms(figures.sqliteP50Ms, figures.sqliteP99Ms)],
      ['the same on a database', ms(figures.postgresP50Ms, figures.postgresP99Ms)],
      [`rooms held by one node (p99 below ${HELD_MS} ms)`, String(figures.rooms1)],
      ['rooms held by two, half of the pages passed on', String(figures.rooms2)],
      ['entries kept a second, under one lease', figures.appendsPerSecond.toFixed(0)],
      [
        `taken over after ${KILLS} kills`,
        `p95 ${figures.takeoverP95Ms.toFixed(0)} worst ${worst.toFixed(0)} ms`,
      ],
      ['memory of an idle room with four pages', `${figures.idleRoomKB.toFixed(0)} kB`],
    ],
    json: figures,
  };
}
