import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { type FileStore, openFileStore } from '#server/fileStore.ts';
import { type NotKept, writes } from '#server/store.ts';
import { scratch } from '../../bench/load/child.ts';

const { data, clear } = scratch();
afterEach(clear);

const entryAt = (at: number) =>
  ({ at, seat: 0, events: [{ type: 'wished', seat: 0, pause: true }] }) as const;
const append = (store: FileStore, game: string, place: number) =>
  new Promise<NotKept | undefined>((resolve) =>
    store.keep([writes.append(game, place, entryAt(place))], resolve),
  );

const gameIn = (room: string, id: string) => writes.game({ id, room, header: {} as never, seats: [] });

function rows(table: 'fresh' | 'entries'): number {
  const db = new DatabaseSync(data);
  const { n } = db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number };
  db.close();
  return n;
}

it('keeps every log in order, moved or not, and has one writer', async () => {
  const first = openFileStore(data);
  first.takeOver();
  const many = 6_000;
  first.keep([writes.newRoom('room', EMPTY_LOBBY)]);
  for (const id of ['one', 'two']) first.keep([gameIn('room', id)]);
  for (let place = 0; place < many; place++)
    for (const game of ['one', 'two']) first.keep([writes.append(game, place, entryAt(place))]);
  // Later commits, with which what is old moves to its place.
  for (let n = 0; n < 6; n++) {
    expect(await append(first, 'one', many + n)).toBeUndefined();
    await sleep(350);
  }
  expect(rows('entries')).toBeGreaterThan(0);
  expect(rows('fresh') + rows('entries')).toBe(2 * many + 6);
  expect(first.entries('one').map(({ at }) => at)).toEqual(Array.from({ length: many + 6 }, (_, at) => at));
  expect(first.entries('two')).toHaveLength(many);

  const second = openFileStore(data);
  second.takeOver();
  expect((await append(first, 'one', many + 6))?.loss).toBe('ended');
  expect(await append(second, 'one', many + 6)).toBeUndefined();
  expect(second.entries('one')).toHaveLength(many + 7);
  expect(second.entries('two').at(-1)).toEqual(entryAt(many - 1));
  await first.close();
  await second.close();
});
