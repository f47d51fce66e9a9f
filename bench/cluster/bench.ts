import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, scratch, startServerChild } from '../load/child.ts';
import { type Database, startDatabase } from '../load/database.ts';
import type { Report } from '../measure.ts';
import { at, openActs } from '../quiet.ts';
import { appendsPerSecond } from './appends.ts';
import { clusterChaos } from './chaos.ts';
import { HELD_MS, held, STEPS } from './held.ts';
import { openCluster } from './nodes.ts';

// A host on a database beside one on a file, and two nodes beside one. The load generator, the database and the nodes share
// the cores of one machine: two nodes hold more rooms only where there is a core for the second.

const [ACTS, WARM] = [300, 30];
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
  const rooms = (held: number) => `${held}${held === STEPS.at(-1) ? ', and nobody tried more' : ''}`;
  const ms = (p50: number, p99: number) => `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`;
  return {
    title: 'Several nodes: generator, database and nodes share the cores of one machine',
    rows: [
      ['a move to the other seats, on a file', ms(figures.sqliteP50Ms, figures.sqliteP99Ms)],
      ['the same on a database', ms(figures.postgresP50Ms, figures.postgresP99Ms)],
      [`rooms held by one node (p99 below ${HELD_MS} ms)`, rooms(figures.rooms1)],
      ['rooms held by two, half of the pages passed on', rooms(figures.rooms2)],
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
