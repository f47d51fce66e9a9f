import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { look } from '../churn.ts';
import { type Cluster, type ClusterNode, openCluster } from '../cluster/nodes.ts';
import { freePort, scratch, serverBehind, startServerChild } from '../load/child.ts';
import { insist } from '../siege/insist.ts';

// Where it is played for a long time: two nodes on a database, one of which comes and goes, or one process and its file.

export type Sample = Readonly<Record<string, number>>;

export interface Stage {
  readonly urls: readonly string[];
  /** Of the process that stays, and of what is kept. */
  readonly take: () => Promise<Sample>;
  /** Somebody comes and goes until then. */
  readonly comeAndGo: (until: number, counts: { restarts: number }) => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Making {
  readonly preloads: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const MB = 2 ** 20;

export async function onDatabase(making: Making): Promise<Stage> {
  const cluster = await openCluster({ count: 2, ...making });
  const [stays, other] = cluster.nodes as [ClusterNode, ClusterNode];
  return {
    urls: [stays.url, other.url],
    take: async () => ({ ...(await look(stays.url, stays.pid())), ...(await keptIn(cluster)) }),
    comeAndGo: (until, counts) => comeAndGo(other, until, counts),
    end: cluster.end,
  };
}

/** From one end of the node that comes and goes to the next. */
const RESTART_EVERY = 45_000;

/** Stopped politely, then killed, and so on. */
async function comeAndGo(node: ClusterNode, until: number, counts: { restarts: number }): Promise<void> {
  while (performance.now() + RESTART_EVERY < until) {
    await sleep(RESTART_EVERY);
    await (counts.restarts++ % 2 === 0 ? node.stop() : node.kill());
    await node.start();
  }
}

const countsOf = (tables: readonly string[]) =>
  tables.map((table) => `(SELECT count(*) FROM ${table}) AS "${table} kept"`).join(', ');

const numbers = (row: Readonly<Record<string, unknown>>): Sample =>
  Object.fromEntries(Object.entries(row).map(([what, value]) => [what, Number(value)]));

const IN_DATABASE = countsOf(['rooms', 'games', 'entries', 'people', 'owners', 'leases', 'forgotten']);

async function keptIn({ ask }: Cluster): Promise<Sample> {
  const [row = {}] = await ask(
    `SELECT ${IN_DATABASE}, pg_database_size(current_database())::float8 / ${MB} AS "database MB",
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())::int AS connections`,
  );
  return numbers(row);
}

export async function onFile({ preloads, env }: Making): Promise<Stage> {
  const { data, clear } = scratch();
  const port = await freePort();
  const child = await insist(() => startServerChild(data, port, serverBehind(preloads), env));
  return {
    urls: [child.url],
    take: async () => ({ ...(await look(child.url, child.process.pid as number)), ...keptInFile(data) }),
    // Two processes cannot share a file.
    comeAndGo: () => Promise.resolve(),
    end: async () => {
      await child.end('SIGKILL');
      clear();
    },
  };
}

const IN_FILE = countsOf(['rooms', 'games', 'entries', 'fresh', 'people']);
const sizeOf = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / MB;

function keptInFile(data: string): Sample {
  const db = new DatabaseSync(data, { readOnly: true });
  const row = db.prepare(`SELECT ${IN_FILE}`).get() ?? {};
  db.close();
  return { ...numbers(row), 'file MB': sizeOf(data), 'log MB': sizeOf(`${data}-wal`) };
}
