import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFile } from '#server/file.ts';
import { openFileStore } from '#server/fileStore.ts';
import { settleFresh } from '#server/freshEntries.ts';
import { writes } from '#server/store.ts';
import { scratch } from '../../bench/load/child.ts';
import { act, dealtTable, type Host, host, newRoom, openPage, type Page, start } from './client.ts';
import { columnIn, holdWrites, onFiles } from './place.ts';

// One log a game, whatever happens: what is being written is in one memory only, and the file itself takes
// no second entry at a place.

const entryAt = (at: number) =>
  ({ at, seat: 0, events: [{ type: 'wished', seat: 0, pause: true }] }) as const;

describe.runIf(onFiles)('the file', () => {
  let place: ReturnType<typeof scratch>;
  beforeEach(() => {
    place = scratch();
  });
  afterEach(() => place.clear());

  const append = (store: ReturnType<typeof openFileStore>, at: number, mark = at) =>
    new Promise<string>((resolve) =>
      store.keep([writes.append('game', at, entryAt(mark))], (error) => resolve(error?.loss ?? 'kept')),
    );

  const begun = () => {
    const store = openFileStore(place.data);
    store.takeOver();
    store.keep([writes.newRoom('room', EMPTY), GAME]);
    return store;
  };

  it('takes an entry only as the next of its log: no second at a place, no hole', async () => {
    const store = begun();
    const places = [0, 1, 1, 0, 3, 2, 3, 3];
    const answers: string[] = [];
    for (const [n, at] of places.entries()) answers.push(await append(store, at, 100 + n));
    expect(answers).toEqual(['kept', 'kept', 'refused', 'refused', 'refused', 'kept', 'kept', 'refused']);
    expect(store.entries('game').map(({ at }) => at)).toEqual([100, 101, 105, 106]);
    await store.close();
  });

  it('neither where the first has moved to its log already, nor in the same commit', async () => {
    const first = begun();
    await append(first, 0);
    await first.close();
    const store = openFileStore(place.data);
    store.takeOver();
    const [again, next, twice] = await Promise.all([append(store, 0), append(store, 1), append(store, 1)]);
    expect([again, next, twice]).toEqual(['refused', 'kept', 'refused']);
    await store.close();
  });

  it('takes nothing from a program that cannot say what is next', async () => {
    const db = openFile(place.data);
    expect(() => db.exec("INSERT INTO fresh (game, place, entry) VALUES ('game', 0, '{}')")).toThrow(
      'is_next',
    );
    db.close();
  });

  it('a group is kept as a whole or not at all', async () => {
    const store = openFileStore(place.data);
    store.takeOver();
    const group = [writes.newRoom('abcdefg', EMPTY), writes.append('game', 5, entryAt(5))];
    const loss = await new Promise((resolve) => store.keep(group, (error) => resolve(error?.loss)));
    expect([loss, store.room('abcdefg')]).toEqual(['refused', null]);
    await store.close();
  });

  it('with a fork of before is opened: the first entry stays, the other is set aside, the game with it', async () => {
    const db = openFile(place.data);
    db.exec('DROP TRIGGER one_at_a_place');
    db.exec("INSERT INTO games (id, room, header, seats) VALUES ('game', 'room', '{}', '[]')");
    const put = db.prepare('INSERT INTO fresh (game, place, entry) VALUES (?, ?, ?)');
    for (const [at, text] of [
      [0, 'a'],
      [1, 'b'],
      [1, 'c'],
      [2, 'd'],
    ] as const)
      put.run('game', at, text);
    settleFresh(db, Number.MAX_SAFE_INTEGER);
    const rows = (sql: string) => db.prepare(sql).all();
    expect(rows('SELECT place, entry FROM entries').map(({ entry }) => entry)).toEqual(['a', 'b', 'd']);
    expect(rows('SELECT place, entry FROM set_aside')).toMatchObject([{ place: 1, entry: 'c' }]);
    expect(rows('SELECT broken FROM games')).toMatchObject([{ broken: 'forked' }]);
    expect(rows('SELECT * FROM fresh')).toEqual([]);
    db.close();
  });
});

const GAME = writes.game({ id: 'game', room: 'room', header: {} as never, seats: [] });
const EMPTY = { people: [], host: null, choice: null, game: null };

describe('rooms that are swept often, over a disk that is slow', () => {
  let here: Host;
  beforeEach(async () => {
    here = await host({ sweepMs: 50 });
  });
  afterEach(() => here.end());

  const logs = onFiles
    ? 'SELECT game, place FROM entries UNION ALL SELECT game, place FROM fresh'
    : 'SELECT game, place FROM entries';
  const doubles = () =>
    columnIn(here.kept, `SELECT game FROM (${logs}) AS logs GROUP BY game, place HAVING count(*) > 1`);

  it('a room with writes under way is not let go, and whoever comes finds what was done', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    const disk = await holdWrites(here.kept);
    for (const page of pages) act(page, { type: 'ready', ready: true });
    await sleep(30);
    ada.close();
    bo.close();
    await sleep(250);
    const back = await openPage(here.url(), code, ada.cookie, '&page=p&try=1');
    act(back, { type: 'doSomething', target: 1 });
    await disk.release();
    await back.next('told', ({ events }) => events.some(({ type }) => type === 'started'));
    expect(await doubles()).toEqual([]);
  });

  it('one nobody is in is let go, and is the same when somebody comes', async () => {
    const code = await newRoom(here.url());
    const ada = await openPage(here.url(), code);
    ada.send({ type: 'enter', name: 'Ada' });
    await ada.next('lobby', ({ people }) => people.length === 1);
    ada.close();
    // [R5] Being away is settled first.
    const metrics = async () => (await fetch(`${here.url()}/metrics`)).text();
    await expect.poll(metrics, { timeout: 8_000 }).toContain('\nhushglass_rooms 0\n');
    const back = await openPage(here.url(), code, ada.cookie);
    expect((await back.next('lobby')).people).toMatchObject([{ name: 'Ada' }]);
  });

  it('a page that resumes is told what is on the disk, and the rest when it is there', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const [ada, bo] = pages as [Page, Page];
    const disk = await holdWrites(here.kept);
    const asked = act(ada, { type: 'pause', pause: true });
    await sleep(30);
    const watcher = await openPage(here.url(), code, undefined, '&page=p&try=1');
    const { events } = await watcher.next('game');
    bo.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    expect((await bo.next('game')).events).toEqual(events);
    expect(events.some(({ type }) => type === 'wished')).toBe(false);
    await disk.release();
    for (const page of [watcher, bo])
      await page.next(
        'told',
        ({ first, events: told }) => first === events.length + 1 && told[0]?.type === 'wished',
      );
    await ada.next('told', ({ ack }) => ack === asked);
  });

  it('what was asked in one game is never told as of the next', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    const { table } = ada.heard.find(({ type }) => type === 'game') as { table: number };
    const disk = await holdWrites(here.kept);
    act(bo, { type: 'ready', ready: true });
    await sleep(30);
    ada.send({ type: 'leave' });
    ada.send({ type: 'deal' });
    await sleep(30);
    await disk.release();
    const next = await bo.next('game', (message) => message.table !== table);
    act(ada, { type: 'ready', ready: true });
    const told = await bo.next('told', (message) => message.table === next.table);
    expect(told).toMatchObject({ first: next.events.length + 1, events: [{ type: 'readied', seat: 0 }] });
  });
});
