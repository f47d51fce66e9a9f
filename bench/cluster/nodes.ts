import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, freePort, serverBehind, startChild } from '../load/child.ts';
import { type Database, run, startDatabase, throughPort } from '../load/database.ts';
import { insist } from '../siege/insist.ts';
import { type Cut, type Cutter, openCutter } from './cutter.ts';

// Nodes in processes of their own on one real database, each behind a line of its own to it.

export interface ClusterNode {
  readonly url: string;
  readonly pid: () => number;
  /** Nothing is wrong with it, as far as we know: we did nothing to it, or it has got over that. */
  isUp: boolean;
  readonly kill: () => Promise<void>;
  /** Politely: its exit code. */
  readonly stop: () => Promise<number | null>;
  /** With these settings besides. */
  readonly start: (more?: Readonly<Record<string, string>>) => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly cut: (cut: Cut) => void;
  readonly mend: () => void;
}

export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  readonly database: string;
  /** Straight from the database, by a connection of its own. */
  readonly ask: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly end: () => Promise<void>;
}

interface Wish {
  readonly count: number;
  /** One that is there already, and stays. */
  readonly server?: Pick<Database, 'fresh'>;
  readonly preloads?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export async function openCluster({ count, server, preloads = [], env = {} }: Wish): Promise<Cluster> {
  const own = server === undefined ? await startDatabase() : null;
  const nodes: (ClusterNode & { readonly close: () => void })[] = [];
  const end = async () => {
    for (const node of nodes) {
      await node.kill();
      node.close();
    }
    await own?.end();
  };
  try {
    const database = await (server ?? (own as Database)).fresh();
    for (let n = 0; n < count; n++) nodes.push(await openNode({ database, preloads, env }));
    return { nodes, database, ask: (sql, values = []) => run(database, sql, values), end };
  } catch (error) {
    // Those that did start, and their database, would outlive whoever asked for them.
    await end();
    throw error;
  }
}

interface Making {
  readonly database: string;
  readonly preloads: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function openNode({ database, preloads, env }: Making) {
  const cutter = await openCutter(database);
  const port = await freePort();
  const settings = settingsFor(port, database, cutter);
  const said = join(tmpdir(), `hushglass-node-${port}.log`);
  const log = openSync(said, 'a');
  const startOnce = (more: Readonly<Record<string, string>>) =>
    startChild(serverBehind(preloads), port, { ...settings, ...env, ...more }, log);
  // As whoever runs it would: one whose database did not answer in time ends, and is started again.
  const start = (more = {}) =>
    insist(() => startOnce(more)).catch((cause) => {
      throw new Error(readFileSync(said, 'utf8').slice(-2_000), { cause });
    });
  const close = () => {
    cutter.close();
    closeSync(log);
    rmSync(said);
  };
  let child = await start().catch((error) => {
    close();
    throw error;
  });
  const node: ClusterNode & { readonly close: () => void } = {
    url: child.url,
    pid: () => child.process.pid as number,
    isUp: true,
    kill: () => end(child),
    stop: () => child.end('SIGTERM'),
    start: async (more) => {
      child = await start(more);
    },
    freeze: () => void child.process.kill('SIGSTOP'),
    thaw: () => void child.process.kill('SIGCONT'),
    cut: cutter.cut,
    mend: cutter.mend,
    close,
  };
  return node;
}

/** Whatever it is doing; one that has ended has ended. */
async function end({ process: child }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const settingsFor = (port: number, database: string, cutter: Cutter) => ({
  HUSHGLASS_STORE: throughPort(database, cutter.port),
  HUSHGLASS_PORT: String(port),
  HUSHGLASS_HOST: '127.0.0.1',
  HUSHGLASS_LOG: 'error',
});

const LOOK_EVERY = 100;

/** Until the database knows of it, and it has been heard of a moment ago. */
export async function untilJoined({ ask }: Cluster, { url }: ClusterNode, within: number): Promise<boolean> {
  const until = performance.now() + within;
  const alive =
    "SELECT 1 FROM leases WHERE address = $1 AND ended IS NULL AND beat > clock_timestamp() - interval '500 ms'";
  while ((await ask(alive, [url])).length === 0) {
    if (performance.now() > until) return false;
    await sleep(LOOK_EVERY);
  }
  return true;
}
