import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { isRefusal, type MallCommand, options, predict, type View } from '#engine/mall/index.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { frameOf } from '#server/frame.ts';
import { connectionOver } from '#server/pageSocket.ts';
import { writes } from '#server/store.ts';
import { freePort } from '../../bench/load/child.ts';
import { openTable } from '../../bench/load/table.ts';
import { isWalk, request, type Walker } from '../../bench/load/walker.ts';
import { comeBack } from '../postgres/nodes.ts';
import {
  act,
  cookieFor,
  dealtTable,
  type Host,
  host,
  newRoom,
  openPage,
  type Page,
  start,
} from './client.ts';
import { freshPlace, longAfter, onFiles, openKept, startChildOn, type Where } from './place.ts';

let here: Host;
let stalled: Stalled;
let halfOpen: Stalled;
beforeAll(async () => {
  here = await host();
  // These take their time: they begin first and are looked at last.
  const code = await newRoom(here.url());
  const cookie = await cookieFor(here.url(), code);
  stalled = await stall(500, 'GET /ws/abc HTTP/1.1\r\nHost: x\r\nUpgr');
  halfOpen = await stall(3, upgrade(code, cookie));
});
afterAll(() => here.end());

interface Stalled {
  readonly sockets: readonly Socket[];
  /** How long the server waited for each. */
  readonly ended: Promise<readonly number[]>;
}

/** Connections that say this much and then nothing, not even an answer to a ping. */
async function stall(count: number, said: string): Promise<Stalled> {
  const port = Number(new URL(here.url()).port);
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const began = performance.now();
  const ended = sockets.map(async (socket) => {
    socket.on('error', () => undefined).resume();
    socket.write(said);
    await once(socket, 'close');
    return performance.now() - began;
  });
  return { sockets, ended: Promise.all(ended) };
}

const upgrade = (code: string, cookie: string) =>
  [
    `GET /ws/${code}?v=${PROTOCOL} HTTP/1.1`,
    `Host: ${new URL(here.url()).host}`,
    `Origin: ${here.url()}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: aHVzaGdsYXNzaHVzaGdsYQ==',
    '\r\n',
  ].join('\r\n');

describe('stopped politely', () => {
  it('everyone is told, the end is clean, and the next start finds everything', async () => {
    const place = await freshPlace();
    const port = await freePort();
    const first = await startChildOn(place, port);
    const { code, pages } = await dealtTable(first.url, ['Ada', 'Bo']);
    await start(pages);
    const [ada, bo] = pages as [Page, Page];
    const id = act(ada, { type: 'pause', pause: true });
    const { first: number } = await ada.next('told', ({ ack }) => ack === id);
    const began = performance.now();
    const ended = first.end('SIGTERM');
    for (const page of [ada, bo])
      expect(await page.next('goodbye')).toEqual({ type: 'goodbye', why: 'restart' });
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(3_000);
    const second = await startChildOn(place, port);
    const back = await openPage(second.url, code, ada.cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    const { events } = await back.next('game');
    expect(events[number - 1]).toEqual({ type: 'wished', seat: 0, pause: true });
    expect(events.map(({ type }) => type)).toContain('paused');
    await second.end('SIGKILL');
    place.clear();
  }, 60_000);
});

describe('a long game', () => {
  const MANY = 3_000;

  it('is told in slices, without a gap, and what happens meanwhile after them', async () => {
    const own = await host();
    const { code, pages } = await dealtTable(own.url(), ['Ada', 'Bo']);
    await start(pages);
    const [ada, bo] = pages as [Page, Page];
    const { game } = bo.heard.find(({ type }) => type === 'game') as { game: string };
    await own.restart(async () => {
      await makeLong(own.kept, game);
      await longAfter(own.kept);
    });
    const back = await comeBack(own.url(), code, bo.cookie, 15_000);
    const other = await openPage(own.url(), code, ada.cookie);
    const { epoch, table } = await back.next('game');
    const asked = act(other, { type: 'pause', pause: true });
    await other.next('told', ({ ack }) => ack === asked);
    await back.next('told', ({ first, events }) => first + events.length - 1 > MANY + 1);
    const from = back.heard.findIndex(({ type }) => type === 'game');
    const told = back.heard
      .slice(from)
      .filter((message) => message.type === 'game' || message.type === 'told');
    expect(told.length).toBeGreaterThan(MANY / 500);
    let last = 0;
    for (const message of told) {
      expect([message.table, message.first]).toEqual([table, last + 1]);
      last += message.events.length;
    }
    back.send({ type: 'resume', game, epoch, seen: MANY });
    expect((await back.next('game')).first).toBe(MANY + 1);
    back.send({ type: 'resume', game, epoch: 'another', seen: MANY });
    expect((await back.next('game')).first).toBe(1);
    await own.end();
  });

  async function makeLong(where: Where, game: string): Promise<void> {
    const store = await openKept(where);
    const { length } = await store.entries(game);
    for (let n = 0; n < MANY; n++) {
      const events = [{ type: 'wished', seat: 0, pause: n % 2 === 0 }] as const;
      const kept = store.kept(writes.append(game, length + n, { at: 1_000 + n, seat: 0, events }));
      if (n % 200 === 0) await kept;
    }
    await store.close();
  }
});

const endless = Object.assign(() => 0, { owe: () => undefined });

describe('a slow reader', () => {
  it('is dropped before it fills the memory', async () => {
    const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(wss, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`);
    const [[ws, { socket }]] = await Promise.all([once(wss, 'connection'), once(client, 'open')]);
    client.pause();
    const closed = once(ws, 'close');
    const { sendFrame } = connectionOver(ws, socket, {
      token: 'token',
      attempt: null,
      enters: endless,
      newTo: () => endless,
      history: endless,
    });
    const frame = frameOf('x'.repeat(60_000));
    let sent = 0;
    for (; sent < 2_000 && ws.readyState === WebSocket.OPEN; sent++) {
      sendFrame(frame);
      expect(socket.writableLength).toBeLessThan(1_000_000);
      if (sent % 20 === 0) await new Promise(setImmediate);
    }
    expect(sent).toBeLessThan(2_000);
    await closed;
    wss.close();
  });
});

describe('two pages at the same moment', () => {
  const TABLES = onFiles ? 20 : 5;
  /** Quicker than anyone may be for long, so a table is left before it is told to slow down. */
  const TRIALS = 50;
  it(`move two pawns: nothing is lost in ${TABLES * TRIALS} trials`, async () => {
    let lost = 0;
    for (let number = 0; number < TABLES; number++) {
      const table = await openTable(here.url(), number, 4);
      for (let trial = 0; trial < TRIALS; trial++) {
        const pair = twoMoves(table);
        const answers = pair.map(([walker]) => walker.listen.until(isAnswerTo(walker)));
        for (const [walker, command] of pair) request(walker, command);
        for (const answer of await Promise.all(answers)) if (answer.type !== 'told') lost++;
        await sameNumber(table);
      }
      for (const { ws } of table) ws?.terminate();
    }
    expect(lost).toBe(0);
  }, 60_000);

  const isAnswerTo = (walker: Walker) => (message: { type: string; ack?: number; id?: number }) =>
    message.type === 'told'
      ? message.ack === walker.lastId
      : message.type === 'verdict' && message.id === walker.lastId;

  type Asked = readonly [Walker, MallCommand];

  /** Moves of two pawns by two seats that stay possible whichever comes first. */
  function twoMoves(table: readonly Walker[]): readonly [Asked, Asked] {
    const moves = table.flatMap((walker): Asked[] =>
      options(walker.view as View, walker.view?.seat as number)
        .filter((command) => command.type === 'move' && isWalk(walker.view as View, command))
        .map((command) => [walker, command]),
    );
    const shuffled = moves
      .map((move) => [Math.random(), move] as const)
      .sort(([a], [b]) => a - b)
      .map(([, move]) => move);
    for (const one of shuffled)
      for (const other of shuffled) if (areApart(one, other) && areApart(other, one)) return [one, other];
    throw new Error('nobody can move');
  }

  function areApart([walker, first]: Asked, [other, second]: Asked): boolean {
    if (walker === other || first.type !== 'move' || second.type !== 'move' || first.pawn === second.pawn)
      return false;
    const next = predict(walker.view as View, first);
    return !isRefusal(next) && !isRefusal(predict(next, second));
  }

  async function sameNumber(table: readonly Walker[]): Promise<void> {
    const most = () => Math.max(...table.map(({ seen }) => seen));
    while (table.some(({ seen }) => seen < most())) await new Promise((resolve) => setTimeout(resolve, 1));
  }
});

describe('connections that only take up room', () => {
  it('500 stalled upgrades are closed, and keep nobody out meanwhile', async () => {
    const page = await openPage(here.url(), await newRoom(here.url()));
    page.send({ type: 'enter', name: 'Ada' });
    await page.next('lobby', ({ people }) => people.length === 1);
    const waits = await stalled.ended;
    expect(waits).toHaveLength(500);
    expect(Math.max(...waits)).toBeLessThan(15_000);
  }, 30_000);

  it('half-open ones are closed when they answer no ping', async () => {
    expect(Math.max(...(await halfOpen.ended))).toBeLessThan(45_000);
  }, 60_000);
});
