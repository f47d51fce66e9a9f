import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../load/database.ts';
import { type Account, account } from './account.ts';
import { openCluster } from './nodes.ts';
import { openRoaming, type Roaming, roam } from './roamers.ts';

// A new version is put on two nodes while people play: one is stopped politely and started again, then the other. In between
// they are of two.

export interface Rolling {
  readonly games: number;
  readonly players: number;
  readonly server?: Pick<Database, 'fresh'>;
}

export interface Rolled {
  readonly games: number;
  readonly pages: number;
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly retold: number;
  readonly astray: number;
  /** How a node that was asked to stop ended. */
  readonly badExits: number;
  /** Pages that had to come back, how long that took the slowest hundredth and the slowest, and who did not. */
  readonly returns: number;
  readonly backP99Ms: number;
  readonly backWorstMs: number;
  readonly missing: number;
  /** Acts that nobody has answered when all is quiet. */
  readonly unanswered: number;
  /** That nodes were of, by what they said of themselves. */
  readonly versions: number;
}

const A_WHILE = 2_500;
const NEXT = { HUSHGLASS_NEXT_PAGE: '1' };
const PRELOADS = [fileURLToPath(new URL('nextPage.ts', import.meta.url))];

export async function rollingUpgrade({ games, players, server }: Rolling): Promise<Rolled> {
  const cluster = await openCluster({
    count: 2,
    preloads: PRELOADS,
    ...(server === undefined ? {} : { server }),
  });
  try {
    const tables: Roaming[] = [];
    for (let room = 0; room < games; room++)
      tables.push(await openRoaming(cluster.nodes, room, players, true));
    const roamers = tables.flatMap((table) => table.roamers);
    const crowd = roam(tables, cluster.nodes, 0);
    await sleep(A_WHILE);
    let badExits = 0;
    for (const node of cluster.nodes) {
      node.isUp = false;
      if ((await node.stop()) !== 0) badExits++;
      await node.start(NEXT);
      node.isUp = true;
      await sleep(A_WHILE);
    }
    await crowd.pause();
    const missing = roamers.filter(({ walker }) => walker.ws === null).length;
    const unanswered = roamers.filter(({ walker }) => walker.pending !== null).length;
    const [said] = await cluster.ask('SELECT count(DISTINCT version)::int AS n FROM leases');
    const accounts: Account[] = [];
    for (const table of tables) accounts.push(await account(cluster, table));
    await crowd.stop();
    const sum = (figure: keyof Account) => accounts.reduce((total, one) => total + one[figure], 0);
    const gone = roamers.flatMap((roamer) => roamer.gone).sort((a, b) => a - b);
    return {
      games,
      pages: roamers.length,
      acked: sum('acked'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      retold: sum('retold'),
      astray: sum('astray') + sum('unsound'),
      badExits,
      returns: gone.length,
      backP99Ms: gone[Math.floor(gone.length * 0.99)] ?? 0,
      backWorstMs: gone.at(-1) ?? 0,
      missing,
      unanswered,
      versions: Number(said?.n),
    };
  } finally {
    await cluster.end();
  }
}
