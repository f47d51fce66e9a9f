import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { DEAD_AFTER } from '#server/postgres/functions.ts';
import { openPostgres } from '#server/postgres/store.ts';
import { type Store, writes } from '#server/store.ts';
import { run } from '../../bench/load/database.ts';
import { freshDatabase } from '../server/database.ts';

// Commits keep their time, whatever others write of the same rows and whoever keeps the readers busy.

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function nodesOf(url: string, count: number): Promise<readonly Store[]> {
  const stores: Store[] = [];
  for (let n = 0; n < count; n++) {
    const { store } = await openPostgres(url, `http://${n}`);
    endings.push(store.close);
    await store.takeOver();
    stores.push(store);
  }
  return stores;
}

/** Somebody does this, and has not committed it until told to. */
async function hold(url: string, sql: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  const letGo = () => client.end().catch(() => undefined);
  endings.push(letGo);
  await client.query('BEGIN');
  await client.query(sql);
  return letGo;
}

const waiting = (url: string) =>
  run(url, "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");

const counted = (store: Store, ...subjects: readonly string[]) =>
  store.kept(...subjects.map((subject) => ['countTally', subject, 'solved'] as const));

it('two commits that count the same in another order are both kept', async () => {
  const url = (await freshDatabase()) as string;
  const [one, two] = (await nodesOf(url, 2)) as [Store, Store];
  await counted(one, 'quest a', 'quest b', 'quest c');
  const letGo = await hold(url, "SELECT 1 FROM tallies WHERE subject = 'quest b' FOR UPDATE");
  const commits = Promise.all([
    counted(one, 'quest a', 'quest b', 'quest c'),
    counted(two, 'quest c', 'quest b', 'quest a'),
  ]);
  await Promise.all([
    commits,
    expect
      .poll(() => waiting(url), { interval: 5 })
      .toHaveLength(2)
      .then(letGo),
  ]);
  expect(await one.tally('quest', 'b')).toEqual({ solved: 3 });
  expect([one.isWell(), two.isWell()]).toEqual([true, true]);
});

it('a commit that is stuck with its turn stops no other', async () => {
  const url = (await freshDatabase()) as string;
  const [one] = (await nodesOf(url, 1)) as [Store];
  await hold(url, 'SELECT hg_take_turn()');
  await counted(one, 'quest a');
  expect(await one.tally('quest', 'a')).toEqual({ solved: 1 });
});

/** Longer, and the others give a node up. */
const SOON = DEAD_AFTER / 2;

it('the end of a game is kept with its line, though all readers wait', async () => {
  const url = (await freshDatabase()) as string;
  const [one] = (await nodesOf(url, 1)) as [Store];
  const header = { title: { quest: 'stairs' }, setup: { drawing: '' } } as never;
  await one.kept(
    writes.newRoom('abc', EMPTY_LOBBY),
    writes.game({ id: 'game', room: 'abc', header, seats: [1] }),
  );
  const letGo = await hold(url, 'LOCK TABLE puzzles IN ACCESS EXCLUSIVE MODE');
  const readers = Array.from({ length: 6 }, () => one.puzzle('none'));
  await expect.poll(() => waiting(url), { interval: 5 }).toHaveLength(6);
  const began = performance.now();
  await one.kept(
    writes.ending('game', { won: true, timers: 0, actions: 3, names: ['Ada'], when: 1 } as never),
  );
  expect(performance.now() - began).toBeLessThan(SOON);
  await letGo();
  await Promise.all(readers);
  expect(await run(url, 'SELECT game, actions FROM book')).toEqual([{ game: 'game', actions: '3' }]);
});
