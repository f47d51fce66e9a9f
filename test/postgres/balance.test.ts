import { expect, it } from 'vitest';
import { type Account, account } from '../../bench/cluster/account.ts';
import { type Cluster, type ClusterNode, openCluster } from '../../bench/cluster/nodes.ts';
import { openRoaming, type Roaming, roam } from '../../bench/cluster/roamers.ts';
import { freshDatabase } from '../server/database.ts';

// One node has all the rooms, and another comes: some of them move to it, with people playing in them.

const server = { fresh: async () => (await freshDatabase()) as string };
const [ROOMS, PLAYERS] = [30, 2];
/** A node may have a quarter and a few more than its share; only rooms where nothing is on its way to be kept move at once. */
const LEAST_MOVED = 4;

const roomsAt = async ({ ask }: Cluster): Promise<readonly number[]> =>
  (
    await ask('SELECT count(*)::int AS n FROM owners WHERE lease IS NOT NULL GROUP BY lease ORDER BY lease')
  ).map(({ n }) => Number(n));

it('rooms move from a node with many to one with few while people play in them, and nothing is lost or done twice', async () => {
  const cluster = await openCluster({ count: 2, server, env: { HUSHGLASS_BALANCE_MS: '500' } });
  const [one, two] = cluster.nodes as [ClusterNode, ClusterNode];
  try {
    await two.stop();
    two.isUp = false;
    const tables: Roaming[] = [];
    for (let room = 0; room < ROOMS; room++) tables.push(await openRoaming([one], room, PLAYERS, true));
    const crowd = roam(tables, cluster.nodes, 0);
    expect(await roomsAt(cluster)).toEqual([ROOMS]);
    await two.start();
    two.isUp = true;
    const moved = async () => (await roomsAt(cluster))[1] ?? 0;
    await expect.poll(moved, { timeout: 20_000 }).toBeGreaterThanOrEqual(LEAST_MOVED);
    await crowd.pause();
    const there = await moved();
    const roamers = tables.flatMap((table) => table.roamers);
    expect(roamers.filter(({ walker }) => walker.ws === null || walker.pending !== null)).toEqual([]);
    // Whoever was in a room that moved was away for a moment, and is there again.
    expect(roamers.filter(({ gone }) => gone.length > 0).length).toBeGreaterThanOrEqual(there * PLAYERS);
    const accounts: Account[] = [];
    for (const table of tables) accounts.push(await account(cluster, table));
    const sum = (figure: keyof Account) => accounts.reduce((total, one) => total + one[figure], 0);
    expect(sum('acked')).toBeGreaterThan(ROOMS * PLAYERS);
    for (const figure of ['lost', 'doubled', 'retold', 'unsound', 'astray'] as const)
      expect([figure, sum(figure)]).toEqual([figure, 0]);
    // They do not wander back.
    expect(await roomsAt(cluster)).toEqual([ROOMS - there, there]);
    await crowd.stop();
  } finally {
    await cluster.end();
  }
}, 120_000);
