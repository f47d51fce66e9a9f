import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { evening, look } from '../churn.ts';
import { type Cluster, type ClusterNode, openCluster } from '../cluster/nodes.ts';
import type { Walker } from '../load/walker.ts';
import { type Levelled, level } from './level.ts';

// Two nodes for a long time: rooms are opened, played, left and forgotten, people come and go by either node, and one of the
// nodes is stopped or killed again and again. Of the one that stays, and of the database, nothing may grow without end.

export interface Soak {
  readonly minutes: number;
  /** How much faster days pass than they do. */
  readonly speed: number;
  readonly say: (line: string) => void;
}

export interface Soaked {
  readonly hours: number;
  readonly rooms: number;
  readonly spoilt: number;
  readonly restarts: number;
  readonly samples: number;
  readonly levels: readonly Levelled[];
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PRELOADS = [here('../load/collected.ts'), here('fast.ts')];
/** So many go about it, each so often, however fast the machine is: what is kept depends on it. */
const GROUPS = 4;
const ONE_EVERY = 7_000;
/** Milliseconds after which nothing will come of an evening. */
const LONGEST = 20_000;
const SAMPLES = 60;
/** From one end of the node that comes and goes to the next. */
const RESTART_EVERY = 45_000;
/** An empty room is put away soon, and what nobody visits for half a day is forgotten. */
const SETTINGS = {
  HUSHGLASS_SWEEP_MS: '1000',
  HUSHGLASS_KEEP_ROOMS_DAYS: '0.5',
  HUSHGLASS_KEEP_LOST_DAYS: '0.5',
};

export type Sample = Readonly<Record<string, number>>;

export async function soak({ minutes, speed, say }: Soak): Promise<Soaked> {
  const env = { ...SETTINGS, HUSHGLASS_SOAK_SPEED: String(speed), HUSHGLASS_SOAK_BEGAN: String(Date.now()) };
  const cluster = await openCluster({ count: 2, preloads: PRELOADS, env });
  try {
    const until = performance.now() + minutes * 60_000;
    const counts = { rooms: 0, spoilt: 0, restarts: 0 };
    const urls = cluster.nodes.map(({ url }) => url);
    const group = async () => {
      while (performance.now() < until) {
        const next = performance.now() + ONE_EVERY;
        if (!(await wholeEvening(urls, counts.rooms++))) counts.spoilt++;
        await sleep(Math.max(0, next - performance.now()));
      }
    };
    const samples: Sample[] = [];
    const sampling = async () => {
      while (performance.now() < until) {
        await sleep((minutes * 60_000) / SAMPLES);
        const sample = await take(cluster);
        samples.push(sample);
        const shown = Object.entries(sample).map(([what, value]) => `${what} ${Math.round(value * 10) / 10}`);
        say(shown.join('  '));
      }
    };
    await Promise.all([
      sampling(),
      comeAndGo(cluster.nodes[1] as ClusterNode, until, counts),
      ...Array.from({ length: GROUPS }, group),
    ]);
    const levels = Object.keys(samples[0] ?? {}).map((what) => level(what, samples, (minutes * speed) / 60));
    return { hours: (minutes * speed) / 60, ...counts, samples: samples.length, levels };
  } finally {
    await cluster.end();
  }
}

/** Whoever was with a node that ended just then goes home: false. */
async function wholeEvening(urls: readonly string[], room: number): Promise<boolean> {
  const came: Walker[] = [];
  const whole = evening(urls, room, (walkers) => void came.push(...walkers)).then(
    () => true,
    () => false,
  );
  const isWhole = await Promise.race([whole, sleep(LONGEST, false)]);
  for (const { ws } of came) ws?.terminate();
  return isWhole;
}

/** Stopped politely, then killed, and so on. */
async function comeAndGo(node: ClusterNode, until: number, counts: { restarts: number }): Promise<void> {
  while (performance.now() + RESTART_EVERY < until) {
    await sleep(RESTART_EVERY);
    await (counts.restarts++ % 2 === 0 ? node.stop() : node.kill());
    await node.start();
  }
}

const TABLES = ['rooms', 'games', 'entries', 'people', 'owners', 'leases', 'forgotten'];

/** Of the node that stays, and of the database. */
async function take({ nodes, ask }: Cluster): Promise<Sample> {
  const [stays] = nodes as [ClusterNode];
  const counted = TABLES.map((table) => `(SELECT count(*) FROM ${table})::int AS "${table} kept"`).join(', ');
  const [rows = {}] = await ask(
    `SELECT ${counted}, pg_database_size(current_database())::float8 / 1048576 AS "database MB",
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())::int AS connections`,
  );
  const kept = Object.fromEntries(Object.entries(rows).map(([what, value]) => [what, Number(value)]));
  return { ...(await look(stays.url, stays.pid())), ...kept };
}
