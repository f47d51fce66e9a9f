import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Config } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { run, throughPort } from '../../bench/load/database.ts';
import { configFor, openPage, type Page } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';

// Several nodes on one database, in this process.

export interface Nodes {
  readonly database: string;
  readonly nodes: RunningServer[];
  /** One more. */
  readonly start: (more?: Partial<Config>) => Promise<RunningServer>;
  /** Straight from the database. */
  readonly ask: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  readonly end: () => Promise<void>;
}

/** They reach the database by another way, where there is one. */
export async function openNodes(count: number, change: Partial<Config> = {}, port?: number): Promise<Nodes> {
  const database = (await freshDatabase()) as string;
  const data = join(mkdtempSync(join(tmpdir(), 'hushglass-')), 'none.db');
  const nodes: RunningServer[] = [];
  const start = async (more: Partial<Config> = {}) => {
    const way = port === undefined ? database : throughPort(database, port);
    const node = await startServer(configFor({ database: way, data, ...change, ...more }));
    nodes.push(node);
    return node;
  };
  for (let n = 0; n < count; n++) await start();
  for (const { url } of nodes) await expect.poll(() => seenBy(url)).toBe(count);
  const end = async () => {
    for (const node of nodes.splice(0)) await node.stop();
  };
  return { database, nodes, start, ask: (sql) => run(database, sql), end };
}

export interface Silent {
  readonly lease: number;
  readonly end: () => void;
}

/** One that the others hear of, and that does nothing. */
export async function silentNode(
  { ask }: Pick<Nodes, 'ask'>,
  address = 'http://127.0.0.1:1',
  version = '',
): Promise<Silent> {
  const [row] = await ask(
    `INSERT INTO leases (address, beat, host, version) VALUES ('${address}', clock_timestamp(), 0, '${version}') RETURNING lease`,
  );
  const lease = Number(row?.lease);
  const beat = () =>
    void ask(`UPDATE leases SET beat = clock_timestamp(), ended = NULL WHERE lease = ${lease}`).catch(
      () => undefined,
    );
  const beating = setInterval(beat, 200);
  return { lease, end: () => clearInterval(beating) };
}

let calls = 0;

/** As a node that knows the secret introduces itself to another, each time in a call of its own. */
export function introduced(secret: string, from: number, to: number): string {
  const call = ++calls;
  const shown = (said: string) => createHmac('sha256', secret).update(said).digest('base64url');
  return [from, to, shown(`${from} to ${to}`), call, shown(`${from} to ${to} to ${call}`)].join('.');
}

/** How many nodes this one knows of, itself included. */
async function seenBy(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^hushglass_nodes (\d+)$/m.exec(figures)?.[1]);
}

/** Whoever is told goodbye comes back until the room is there. */
export async function comeBack(url: string, code: string, cookie: string, within = 5_000): Promise<Page> {
  const until = Date.now() + within;
  for (;;) {
    const page = await openPage(url, code, cookie, '&page=p&try=1').catch(() => null);
    const turnedAway = page?.closed.then(() => null);
    const first = await Promise.race([page?.next('lobby').catch(() => null), turnedAway]);
    if (page !== null && first != null) return page;
    if (Date.now() > until) throw new Error('the room does not come back');
  }
}
