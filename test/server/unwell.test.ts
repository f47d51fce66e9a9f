import { linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '#server/server.ts';
import {
  act,
  configFor,
  dealtTable,
  type Host,
  host,
  newRoom,
  openPage,
  type Page,
  start,
} from './client.ts';
import { columnIn, holdWrites, onFiles } from './place.ts';

// What is acknowledged is on the disk; where that cannot be, nothing is, and everyone is told.

let here: Host;
let file: string;
beforeEach(async () => {
  here = await host();
  file = join(here.folder, 'test.db');
});
afterEach(() => here.end());

const health = async () => (await fetch(`${here.url()}/healthz`)).status;

describe('durable before acknowledged', () => {
  it('a new room is answered for when it is kept', async () => {
    const disk = await holdWrites(here.kept);
    let answered = false;
    const code = newRoom(here.url()).then((known) => {
      answered = true;
      return known;
    });
    await sleep(300);
    expect(answered).toBe(false);
    await disk.release();
    const known = await code;
    expect(await columnIn(here.kept, 'SELECT code FROM rooms')).toEqual([known]);
  });

  it('names, chairs, what was chosen and what was dealt are told when they are', async () => {
    const code = await newRoom(here.url());
    const [ada, bo] = [await openPage(here.url(), code), await openPage(here.url(), code)];
    const disk = await holdWrites(here.kept);
    ada.send({ type: 'enter', name: 'Ada' });
    ada.send({ type: 'sit', chair: 3 });
    ada.send({ type: 'deal' });
    await sleep(300);
    const before = [...ada.heard, ...bo.heard];
    await disk.release();
    await ada.next('game');
    expect(await bo.next('lobby', ({ game }) => game !== null)).toMatchObject({
      people: [{ name: 'Ada', chair: 3 }],
    });
    for (const message of before)
      expect(message).toMatchObject({ type: 'lobby', people: [], game: null, you: null });
  });
});

/** What is there of the data file, moved away and back. */
function moved(from: string, to: string): void {
  for (const part of ['', '-wal', '-shm']) renameSync(`${from}${part}`, `${to}${part}`);
}

describe.runIf(onFiles)('a data file that goes away', () => {
  it('nothing more is acknowledged, health says so, people are told; once it is back, everything is as it was', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const [ada, bo] = pages as [Page, Page];
    expect(await health()).toBe(200);
    moved(file, `${file}.away`);
    const asked = act(ada, { type: 'pause', pause: true });
    expect(await ada.next('goodbye')).toEqual({ type: 'goodbye', why: 'unwell' });
    expect(await bo.next('goodbye')).toEqual({ type: 'goodbye', why: 'unwell' });
    expect(ada.heard.some((message) => message.type === 'told' && message.ack === asked)).toBe(false);
    expect(await health()).toBe(503);
    const room = await fetch(`${here.url()}/api/rooms`, { method: 'POST' });
    expect([room.status, await room.json()]).toEqual([503, { refused: 'server.unwell', params: {} }]);
    const knocking = await openPage(here.url(), code, ada.cookie);
    expect(await knocking.next('goodbye')).toEqual({ type: 'goodbye', why: 'unwell' });

    moved(`${file}.away`, file);
    await expect.poll(health, { timeout: 8_000 }).toBe(200);
    const back = await openPage(here.url(), code, ada.cookie, '&page=p&try=1');
    const { events } = await back.next('game');
    // [M26] as after a restart, everyone was away and the sand held.
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'presence', 'paused']));
    const again = act(back, { type: 'pause', pause: true });
    await back.next('told', ({ ack }) => ack === again);
  });

  it('its write-ahead log, too', async () => {
    await newRoom(here.url());
    linkSync(`${file}-wal`, `${file}-kept`);
    rmSync(`${file}-wal`);
    const room = await fetch(`${here.url()}/api/rooms`, { method: 'POST' });
    expect([room.status, await health()]).toEqual([503, 503]);
    renameSync(`${file}-kept`, `${file}-wal`);
    await expect.poll(health, { timeout: 8_000 }).toBe(200);
  });
});

describe.runIf(onFiles)('a server whose file another has taken over', () => {
  const second = () => startServer(configFor({ data: file }));

  it('notices although nobody is there, by reading', async () => {
    const other = await second();
    expect(await here.server.ended).toEqual({ why: 'superseded' });
    expect(await health()).toBe(503);
    await other.stop();
  });

  it('acknowledges nothing more, and tells those who are there', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    const [ada] = pages as [Page, Page];
    const other = await second();
    const asked = act(ada, { type: 'ready', ready: true });
    expect(await ada.next('goodbye')).toEqual({ type: 'goodbye', why: 'restart' });
    expect(ada.heard.some((message) => message.type === 'told' && message.ack === asked)).toBe(false);
    expect((await fetch(`${here.url()}/api/rooms`, { method: 'POST' })).status).toBe(503);
    await other.stop();
  });
});

describe.runIf(onFiles)('a server without a running game', () => {
  it('writes nothing at all, whoever is there', async () => {
    const code = await newRoom(here.url());
    const page = await openPage(here.url(), code);
    page.send({ type: 'enter', name: 'Ada' });
    await page.next('lobby', ({ people }) => people.length === 1);
    await sleep(100);
    const before = statSync(`${file}-wal`);
    await sleep(1_500);
    const after = statSync(`${file}-wal`);
    expect([after.size, after.mtimeMs]).toEqual([before.size, before.mtimeMs]);
  });

  it('[M26] and one with sand keeps the time at least ten times a second', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const db = new DatabaseSync(file, { readOnly: true });
    const host = () => Number(db.prepare('SELECT host FROM clock').get()?.host);
    const seen = new Set<number>();
    for (let n = 0; n < 100; n++) {
      seen.add(host());
      await sleep(20);
    }
    db.close();
    expect(seen.size).toBeGreaterThan(8);
  });
});
