import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { openCatalogue } from '#server/catalogue.ts';
import { openClock } from '#server/clock.ts';
import type { Keep } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import { openGuides } from '#server/guides.ts';
import { openStore } from '#server/openStore.ts';
import type { Report } from '#server/report.ts';
import { openRetention } from '#server/retention.ts';
import { openRooms } from '#server/rooms.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { writes } from '#server/store.ts';
import { act, configFor, dealtTable, newRoom, openPage, type Page, start } from './client.ts';
import { DAY, shelve } from './library.ts';
import { columnIn, faultsIn, freshPlace, longAfter, onFiles, openKept, type Place } from './place.ts';

// What is kept, and for how long; and how large it may get.

let place: Place;
beforeEach(async () => {
  place = await freshPlace();
});
afterEach(() => place.clear());

const now = Date.now();
const KEEP: Keep = { roomsDays: 30, lostDays: 90, mostGb: 10 };

function startOn(keep: Partial<Keep> = {}, today = () => now, report: Report = () => undefined) {
  const config = configFor(place);
  return startServer({ ...config, keep: { ...KEEP, ...keep } }, report, today);
}

const kept = (sql: string) => columnIn(place, sql);
const rooms = () => kept('SELECT code FROM rooms ORDER BY code');
const games = () => kept('SELECT id FROM games ORDER BY id');
const everything = async () => [
  ...(await rooms()),
  ...(await games()),
  ...(await kept(
    `SELECT game FROM ${onFiles ? '(SELECT game FROM entries UNION ALL SELECT game FROM fresh) AS logs' : 'entries'}`,
  )),
];

/** All of it at one moment of a time, without a server. */
async function retain(keep: Keep, today: () => number): Promise<void> {
  const { store, live, retention } = await retained(keep, today);
  await retention.run();
  live.closeAll();
  await store.close();
}

async function retained(keep: Keep, today: () => number) {
  const { store, owners } = await openStore(configFor(place));
  await store.takeOver();
  const report = () => undefined;
  const { patience } = readConfig({});
  const services = {
    patience,
    store,
    owners,
    clock: openClock(store),
    catalogue: openCatalogue(),
    report,
    today,
    isFull: () => false,
    figures: { botActs: 0 },
    guides: openGuides(),
  };
  const live = openRooms(services, 60_000, () => 'none');
  return { store, live, retention: openRetention({ store, rooms: live, report }, keep, today) };
}

describe('rooms', () => {
  it('without a line in the Book go 30 days after the last visit, with all that was played; those with one stay', async () => {
    await shelve(place, { lasting: now - 400 * DAY, older: now - 31 * DAY, newer: now - 29 * DAY }, [
      { id: 'won', room: 'lasting', when: now - 400 * DAY },
      { id: 'long', room: 'older', won: null, entries: 1_300 },
      { id: 'puzzle', room: 'older', title: { puzzle: 'Mine' }, when: now - 40 * DAY },
      { id: 'fresh loss', room: 'older', won: false, when: now - 40 * DAY },
      { id: 'young', room: 'newer', won: null },
    ]);
    await retain(KEEP, () => now);
    expect(await rooms()).toEqual(['lasting', 'newer']);
    expect(await games()).toEqual(['won', 'young']);
    expect(await kept('SELECT DISTINCT room FROM people ORDER BY room')).toEqual(['lasting', 'newer']);
    expect(await kept('SELECT DISTINCT game FROM entries ORDER BY game')).toEqual(['won', 'young']);
    expect(await kept('SELECT * FROM forgotten')).toEqual([]);
  });

  it('go when a server starts, too; and 0 days are for ever', async () => {
    await shelve(place, { older: now - 500 * DAY }, [{ id: 'lost', room: 'older', won: false, when: 1 }]);
    await retain({ ...KEEP, roomsDays: 0, lostDays: 0 }, () => now);
    expect([...(await rooms()), ...(await games())]).toEqual(['older', 'lost']);
    const server = await startOn();
    await expect.poll(everything).toEqual([]);
    await server.stop();
  });

  it('are visited by whoever connects, which is written once a day and not with every reconnection', async () => {
    await shelve(place, { older: now - 29 * DAY }, []);
    let time = now;
    const server = await startOn({}, () => time);
    const visited = async () => Number((await kept("SELECT visited FROM rooms WHERE code = 'older'"))[0]);
    const page = await openPage(server.url, 'older');
    await expect.poll(visited).toBe(now);
    for (time = now + 1; time < now + 5; time++) (await openPage(server.url, 'older', page.cookie)).close();
    // What is written later is written after it.
    await newRoom(server.url);
    expect(await visited()).toBe(now);
    time = now + DAY;
    await openPage(server.url, 'older', page.cookie);
    await expect.poll(visited).toBe(now + DAY);
    await server.stop();
  });

  it('that are in memory stay, however long ago somebody came', async () => {
    await shelve(place, { older: now - 10 * DAY }, [
      { id: 'lost', room: 'older', won: false, when: now - 10 * DAY },
    ]);
    let time = now;
    const { store, live, retention } = await retained(KEEP, () => time);
    await live.find('older');
    await store.kept();
    time = now + 400 * DAY;
    await retention.run();
    expect([...(await rooms()), ...(await games())]).toEqual(['older', 'lost']);
    live.letAllGo('restart');
    await retention.run();
    expect([...(await rooms()), ...(await games())]).toEqual([]);
    live.closeAll();
    await store.close();
  });

  it('cannot be come into while something of them is being removed', async () => {
    await shelve(place, { older: now }, []);
    const { store, live } = await retained(KEEP, () => now);
    await live.whileAway(['older'], async (away) => {
      expect(away).toEqual(['older']);
      expect(await live.find('older')).toBeNull();
    });
    expect(await live.find('older')).not.toBeNull();
    live.closeAll();
    await store.close();
  });
});

describe('games', () => {
  it('that were lost or abandoned go after 90 days, won ones stay; a room’s table is cleared of them', async () => {
    await shelve(place, { lasting: now }, [
      { id: 'a win', room: 'lasting', when: now - 500 * DAY },
      { id: 'lost lately', room: 'lasting', won: false, when: now - 89 * DAY },
      { id: 'lost long ago', room: 'lasting', won: false, when: now - 91 * DAY, entries: 700 },
    ]);
    await retain(KEEP, () => now);
    expect(await games()).toEqual(['a win', 'lost lately']);
    const [lobby] = await kept('SELECT lobby FROM rooms');
    expect(JSON.parse(String(lobby))).toMatchObject({ game: null });
    expect(await kept("SELECT place FROM entries WHERE game = 'lost long ago'")).toEqual([]);
    await retain(KEEP, () => now + 2 * DAY);
    expect(await games()).toEqual(['a win']);
  });

  it('go in good order: what an interruption left is removed another time, and is no fault of the file', async () => {
    await shelve(place, { older: 0 }, [{ id: 'long', room: 'older', won: false, when: 1, entries: 5_000 }]);
    const store = await openKept(place);
    await store.kept(['forgetRoom', 'older', now]);
    await store.kept(['forgetSome']);
    await store.kept(['forgetSome']);
    await store.close();
    expect((await kept('SELECT place FROM entries')).length).toBeGreaterThan(0);
    expect(await faultsIn(place)).toEqual([]);
    await retain({ ...KEEP, roomsDays: 0, lostDays: 0 }, () => now);
    expect([...(await everything()), ...(await kept('SELECT seq FROM forgotten'))]).toEqual([]);
  });
});

it('a room that is gone is not written again, nor is anything played in it', async () => {
  await shelve(place, { older: 0 }, [{ id: 'game', room: 'older', won: null }]);
  const store = await openKept(place);
  const entry = { at: 1, seat: 0, events: [] } as const;
  await store.kept(writes.append('game', 3, entry));
  await store.kept(['forgetRoom', 'older', now], ['forgetSome'], ['forgetSome']);
  const game = writes.game({ id: 'next', room: 'older', header: {} as never, seats: [] });
  for (const write of [writes.append('game', 4, entry), writes.room('older', EMPTY_LOBBY), game])
    await expect(store.kept(write)).rejects.toMatchObject({ loss: 'refused' });
  await store.close();
  expect(await everything()).toEqual([]);
});

describe('a data file that is as large as it may get', () => {
  let server: RunningServer;
  const reported: string[] = [];

  it('takes no new rooms, games and puzzles, and says so; what is played goes on', async () => {
    const before = await startOn();
    const { code, pages } = await dealtTable(before.url, ['Ada', 'Bo']);
    const other = await newRoom(before.url);
    const cookies = pages.map(({ cookie }) => cookie);
    await before.stop();
    await longAfter(place);
    server = await startOn({ mostGb: 0.000_001 }, Date.now, (key) => reported.push(key));
    const refused = await fetch(`${server.url}/api/rooms`, { method: 'POST' });
    expect([refused.status, await refused.json()]).toEqual([507, { refused: 'server.full', params: {} }]);
    const puzzle = await fetch(`${server.url}/api/puzzles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Mine', quest: 'quest x' }),
    });
    expect([puzzle.status, await puzzle.json()]).toEqual([507, { refused: 'server.full', params: {} }]);

    const back = await Promise.all(cookies.map((cookie) => openPage(server.url, code, cookie)));
    await start(back);
    for (const page of back) act(page, { type: 'pause', pause: true });
    await (back[1] as Page).next('told', ({ events }) => events.some(({ type }) => type === 'paused'));

    const page = await openPage(server.url, other);
    page.send({ type: 'enter', name: 'Cy' });
    page.send({ type: 'sit', chair: 0 });
    await page.next('lobby', ({ people }) => people[0]?.chair === 0);
    page.send({ type: 'deal' });
    expect((await page.next('refused')).refusal).toEqual({ refused: 'server.full', params: {} });
    expect(reported).toEqual(['host.full']);
    await server.stop();
  });
});
