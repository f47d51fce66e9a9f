import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../load/database.ts';
import { type Account, account, sandMoved } from './account.ts';
import { openAudit, readAudit } from './audit.ts';
import { openCluster } from './nodes.ts';
import { openRoaming, type Roaming, roam } from './roamers.ts';
import { KINDS, type Kind, type Struck, strike } from './strike.ts';

// Nodes that are killed, frozen or cut off from their database at random moments under running games. Whatever was
// acknowledged must be in the log once, no room may be two nodes' at a time, and each is somebody's again soon.

export interface ClusterChaos {
  readonly faults: number;
  readonly games: number;
  readonly players: number;
  readonly nodes: number;
  /** The longest time from one that is over to the next. */
  readonly longest: number;
  /** Taken in turn; all of them where it is not said. */
  readonly only?: readonly Kind[];
  readonly server?: Pick<Database, 'fresh'>;
  readonly say?: (line: string) => void;
}

export interface OfKind {
  readonly kind: Kind | 'all';
  readonly faults: number;
  readonly rooms: number;
  /** Rooms that their node still had when it was over. */
  readonly kept: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly worstMs: number;
  /** By how much sand went on, or was given back, while the room was nobody's, at most. */
  readonly onMs: number;
  readonly backMs: number;
}

export interface ClusterSurvived {
  readonly faults: number;
  readonly games: number;
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly retold: number;
  /** Entries by a node that did not have the room, or that had been given up. */
  readonly twoOwners: number;
  readonly lateAcks: number;
  readonly unsound: number;
  readonly astray: number;
  /** Rooms that nobody had again in time, and nodes that did not come back. */
  readonly stranded: number;
  readonly takeoverP95Ms: number;
  readonly takeoverWorstMs: number;
  /** By how much it moved at most; nothing that was not measured is as good as still. */
  readonly sandMs: number;
  readonly kinds: readonly OfKind[];
}

export async function clusterChaos(wish: ClusterChaos): Promise<ClusterSurvived> {
  const { faults, games, players, say = () => undefined } = wish;
  const cluster = await openCluster({
    count: wish.nodes,
    ...(wish.server === undefined ? {} : { server: wish.server }),
  });
  try {
    await openAudit(cluster);
    const tables: Roaming[] = [];
    for (let room = 0; room < games; room++) tables.push(await openRoaming(cluster.nodes, room, players));
    const crowd = roam(tables, cluster.nodes);
    const [struck, lame] = await go({ ...wish, say }, { cluster, tables, crowd });
    await crowd.pause();
    const accounts: Account[] = [];
    for (const table of tables) accounts.push(await account(cluster, table));
    await crowd.stop();
    const { written, strangers, late } = await readAudit(cluster);
    const byGame = Map.groupBy(written, ({ game }) => game);
    const moved: (readonly [Struck, number])[] = [];
    for (const table of tables) {
      const its = struck.filter((one) => one.table === table);
      const game = table.roamers[0]?.walker.game as string;
      moved.push(...(await sandMoved(cluster, table, its, byGame.get(game) ?? [])));
    }
    const kinds = (['all', ...KINDS] as const).map((kind) => ofKind(kind, struck, moved));
    const sum = (figure: keyof Account) => accounts.reduce((total, one) => total + one[figure], 0);
    const [all] = kinds as [OfKind];
    return {
      faults,
      games,
      acked: sum('acked'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      retold: sum('retold'),
      twoOwners: strangers,
      lateAcks: late,
      unsound: sum('unsound'),
      astray: sum('astray'),
      stranded: struck.filter(({ tookMs }) => tookMs === undefined).length + lame,
      takeoverP95Ms: all.p95Ms,
      takeoverWorstMs: all.worstMs,
      sandMs: moved.length === 0 ? Number.POSITIVE_INFINITY : Math.max(all.onMs, all.backMs),
      kinds,
    };
  } finally {
    await cluster.end();
  }
}

type Scene = Parameters<typeof strike>[1];

/** One after the other; a node that is not back yet does not keep the next from happening to another. */
async function go(
  { faults, longest, say, only = KINDS }: ClusterChaos & { readonly say: (line: string) => void },
  scene: Scene,
): Promise<readonly [readonly Struck[], number]> {
  const struck: Struck[] = [];
  const over: Promise<boolean>[] = [];
  await sleep(1_500);
  for (let fault = 0; fault < faults; fault++) {
    await sleep(200 + Math.random() * longest);
    await untilTwoAreUp(scene);
    const kind = only[fault % only.length] as Kind;
    const blow = await strike(kind, scene);
    struck.push(...blow.struck);
    over.push(blow.over);
    const took = blow.struck.map(({ tookMs }) => Math.round(tookMs ?? (tookMs === null ? 0 : -1)));
    say(`${fault + 1} ${kind}: ${took.length} rooms, ${took.sort((a, b) => a - b).join(' ')}`);
  }
  const back = await Promise.all(over);
  await sleep(1_500);
  return [struck, back.filter((isBack) => !isBack).length];
}

/** Longer than any node may take to come back, or to be found not to. */
const UP_WITHIN = 60_000;

async function untilTwoAreUp({ cluster: { nodes } }: Scene): Promise<void> {
  const until = performance.now() + UP_WITHIN;
  while (nodes.filter(({ isUp }) => isUp).length < 2) {
    if (performance.now() > until) throw new Error('fewer than two nodes are left');
    await sleep(20);
  }
}

function ofKind(
  kind: Kind | 'all',
  struck: readonly Struck[],
  moved: readonly (readonly [Struck, number])[],
): OfKind {
  const isOne = (one: Struck) => kind === 'all' || one.kind === kind;
  const rooms = struck.filter(isOne);
  const took = rooms.flatMap(({ tookMs }) => tookMs ?? []).sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  const sand = moved.filter(([one]) => isOne(one)).map(([, by]) => by);
  return {
    kind,
    faults: new Set(rooms.map(({ wall }) => wall)).size,
    rooms: rooms.length,
    kept: rooms.filter(({ tookMs }) => tookMs === null).length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    worstMs: took.at(-1) ?? 0,
    onMs: Math.max(0, ...sand),
    backMs: -Math.min(0, ...sand),
  };
}
