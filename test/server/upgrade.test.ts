import { copyFileSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { tileSet } from '#content/tiles.ts';
import { emptyGame, evolveView, type MallEvent, openBox, type Setup, viewFor } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { FILE_VERSION, NewerFile, openFile, versionOf } from '#server/file.ts';
import { move } from '#server/postgres/move.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { bookLines, configFor, newRoom, openPage, type Page } from './client.ts';
import { columnIn, freshPlace, type Place } from './place.ts';

// From release 0.1 to this one: its file, with games running in it, and its pages, left open.

const BEFORE = new URL('../fixtures/0.1/', import.meta.url);
const evening = JSON.parse(readFileSync(new URL('evening.json', BEFORE), 'utf8')) as {
  readonly code: string;
  readonly game: string;
  readonly pawns: readonly number[];
  readonly seats: readonly { readonly seat: number; readonly cookie: string; readonly seen: number }[];
  readonly quest: { readonly code: string; readonly cookies: readonly string[] };
  readonly solved: string;
};

let place: Place;
let server: RunningServer;
const start = () => startServer(configFor(place));
beforeEach(async () => {
  place = await freshPlace();
  copyFileSync(new URL('hushglass.db', BEFORE), place.data);
  if (place.database !== undefined) await move(place.data, place.database);
  server = await start();
});
afterEach(async () => {
  await server.stop();
  place.clear();
});

type Dealt = Extract<Page['heard'][number], { type: 'game' }>;

async function dealtTo(code: string, cookie: string, last = ''): Promise<{ page: Page; game: Dealt }> {
  const page = await openPage(server.url, code, cookie, `&page=p&try=1${last}`);
  return { page, game: await page.next('game') };
}

function pawnsOf({ setup, seat, events }: Dealt): readonly number[] {
  const opened = openBox(setup as Setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('does not open');
  const { box } = opened;
  return (events as readonly MallEvent[]).reduce(evolveView, viewFor(emptyGame(box), seat)).shared.pawns;
}

describe('a data file of release 0.1', () => {
  it('[M26] gets a number; its running games are back where they were, for those who sat there', async () => {
    for (const { seat, cookie } of evening.seats) {
      const { game } = await dealtTo(evening.code, cookie);
      expect(game).toMatchObject({ game: evening.game, seat, first: 1 });
      expect(pawnsOf(game)).toEqual(evening.pawns);
    }
    expect(await columnIn(place, 'SELECT id FROM games WHERE broken IS NOT NULL')).toEqual([]);
    const db = new DatabaseSync(place.data, { readOnly: true });
    expect(versionOf(db)).toBe(FILE_VERSION);
    db.close();
  });

  it('its quest can be played on, and its Book is as it was', async () => {
    const { page } = await dealtTo(evening.quest.code, evening.quest.cookies[0] as string);
    // Its log knows the ids of that evening.
    const id = 900_000;
    page.send({ type: 'do', id, command: { type: 'undo' } });
    await page.next('told', ({ ack }) => ack === id);
    const book = await bookLines(server.url, evening.solved);
    expect(book).toMatchObject([{ quest: '0-1', names: ['Vera'] }]);
  });

  it('what a page saw of a game before proves nothing now: it starts over', async () => {
    const [{ cookie, seen }] = evening.seats as [(typeof evening.seats)[number]];
    const { game } = await dealtTo(evening.code, cookie, `&game=${evening.game}&epoch=&seen=${seen}`);
    expect(game.first).toBe(1);
  });

  it('that is upgraded once is opened again and again', async () => {
    await server.stop();
    server = await start();
    const { game } = await dealtTo(evening.code, evening.seats[1]?.cookie as string);
    expect(pawnsOf(game)).toEqual(evening.pawns);
  });
});

it('a file of a later version is left alone', async () => {
  const later = `${place.data}.later`;
  const db = openFile(later);
  db.exec(`PRAGMA user_version = ${FILE_VERSION + 1}`);
  db.close();
  expect(() => openFile(later)).toThrow(NewerFile);
  const after = new DatabaseSync(later);
  expect(versionOf(after)).toBe(FILE_VERSION + 1);
  after.close();
});

describe('a page at the door', () => {
  async function knock(query: string, cookie: string, code = evening.code) {
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${code}${query}`, {
      headers: { cookie },
      origin: server.url,
    });
    const heard: Readonly<Record<string, unknown>>[] = [];
    ws.on('message', (data) => heard.push(JSON.parse(data.toString())));
    await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject));
    const until = async (type: string) => {
      for (;;) {
        const found = heard.find((message) => message.type === type);
        if (found !== undefined) return found;
        await new Promise((resolve) => ws.once('message', resolve));
      }
    };
    return { ws, heard, until };
  }

  it('that names no version is told, in words it knows, to load itself again, and does nothing', async () => {
    const [{ cookie }] = evening.seats as [(typeof evening.seats)[number]];
    const { ws, until, heard } = await knock(`?page=a&try=1&game=${evening.game}&seen=3`, cookie);
    const older = { refused: 'message.malformed', params: {} };
    expect((await until('refused')).refusal).toEqual(older);
    ws.send(JSON.stringify({ type: 'do', id: 7, command: { type: 'pause', pause: true } }));
    expect(await until('verdict')).toEqual({ type: 'verdict', id: 7, refusal: older });
    ws.send(JSON.stringify({ type: 'ping', sent: 1 }));
    expect(await until('pong')).toMatchObject({ sent: 1 });
    expect(heard.some(({ type }) => type === 'game' || type === 'lobby')).toBe(false);
    const { game } = await dealtTo(evening.code, cookie);
    expect(game.events.some(({ type }) => type === 'wished')).toBe(false);
    ws.terminate();
  });

  it.each([PROTOCOL - 1, PROTOCOL + 1])('of version %i is told so', async (version) => {
    const { until } = await knock(`?v=${version}`, evening.seats[0]?.cookie as string);
    expect(await until('goodbye')).toEqual({ type: 'goodbye', why: 'version' });
  });

  it('of this version is let in', async () => {
    const { until, ws } = await knock(
      `?v=${PROTOCOL}`,
      evening.seats[0]?.cookie as string,
      await newRoom(server.url),
    );
    expect(await until('lobby')).toMatchObject({ people: [] });
    ws.terminate();
  });
});
