import { setTimeout as sleep } from 'node:timers/promises';
import { hostTime } from '#client/state/clock.ts';
import { roomsOf } from './audit.ts';
import type { Cut, Way } from './cutter.ts';
import { type Cluster, type ClusterNode, untilJoined } from './nodes.ts';
import type { Roam, Roaming } from './roamers.ts';

// One thing that goes wrong with one node, and how long its rooms were nobody's.

export const KINDS = ['kill', 'freeze', 'cut'] as const;
export type Kind = (typeof KINDS)[number];

/** What became of one room of the node. */
export interface Struck {
  readonly kind: Kind;
  readonly table: Roaming;
  /** Whose it was. */
  readonly lease: number;
  /** When it happened, by the wall clock and by the room's, as far as that is known. */
  readonly wall: number;
  readonly host: number | null;
  /** Until another node told the room's game; null where the node kept it, undefined where nobody did. */
  readonly tookMs: number | null | undefined;
}

const SOON = 60;
const [SHORTEST, LONGEST] = [1_000, 4_000];
const BACK_WITHIN = 15_000;
const REJOIN_WITHIN = 20_000;
const WAYS: readonly (readonly Way[])[] = [['up'], ['down'], ['up', 'down']];

const between = (least: number, most: number) => least + Math.random() * (most - least);
const pick = <T>(some: readonly T[]) => some[Math.floor(Math.random() * some.length)] as T;
const someCut = (): Cut => ({ ways: pick(WAYS), late: Math.random() < 0.5 });

interface Scene {
  readonly cluster: Cluster;
  readonly tables: readonly Roaming[];
  readonly crowd: Roam;
}

export interface Blow {
  readonly struck: readonly Struck[];
  /** When the node is one of them again; false where it does not come back. */
  readonly over: Promise<boolean>;
}

export async function strike(kind: Kind, { cluster, tables, crowd }: Scene): Promise<Blow> {
  const [node, owned] = await victim(cluster);
  const hit = tables.filter(({ code }) => owned.has(code));
  for (const table of hit) crowd.rush(table);
  await sleep(Math.random() * SOON);
  const [began, wall] = [performance.now(), Date.now()];
  const hosts = hit.map(({ time }) => (time === null ? null : hostTime(time, began)));
  node.isUp = false;
  let ended = Number.POSITIVE_INFINITY;
  const over = DO[kind](node, cluster)
    .catch(() => false)
    .then((isBack) => {
      node.isUp = isBack;
      ended = performance.now();
      return isBack;
    });
  // As behind a balancer: one of each table is not sent there any more.
  for (const { isBalanced, at, walker } of hit.flatMap(({ roamers }) => roamers))
    if (isBalanced && at === node) walker.ws?.terminate();
  const took = await Promise.all(hit.map((table) => untilBack(table, began, () => ended)));
  const struck = hit.map((table, index) => ({
    kind,
    table,
    lease: owned.get(table.code) as number,
    wall,
    host: hosts[index] ?? null,
    tookMs: took[index],
  }));
  return { struck, over };
}

/** One that has something to lose, where there is one. */
async function victim(cluster: Cluster): Promise<readonly [ClusterNode, ReadonlyMap<string, number>]> {
  const up = cluster.nodes.filter(({ isUp }) => isUp);
  const all = await Promise.all(up.map(async (node) => [node, await roomsOf(cluster, node.url)] as const));
  const busy = all.filter(([, rooms]) => rooms.size > 0);
  return pick(busy.length > 0 ? busy : all);
}

/** Another telling has begun, or the old one went on after all was over. */
async function untilBack(
  table: Roaming,
  began: number,
  ended: () => number,
): Promise<number | null | undefined> {
  while (performance.now() < began + BACK_WITHIN) {
    if (table.begun > began) return table.begun - began;
    if (table.acked > ended()) return null;
    await sleep(5);
  }
  return undefined;
}

const DO: Readonly<Record<Kind, (node: ClusterNode, cluster: Cluster) => Promise<boolean>>> = {
  kill: async (node) => {
    await node.kill();
    await node.start();
    return true;
  },
  freeze: async (node, cluster) => {
    node.freeze();
    await sleep(between(SHORTEST, LONGEST));
    node.thaw();
    return untilJoined(cluster, node, REJOIN_WITHIN);
  },
  cut: async (node, cluster) => {
    node.cut(someCut());
    await sleep(between(SHORTEST, LONGEST));
    node.mend();
    return untilJoined(cluster, node, REJOIN_WITHIN);
  },
};
