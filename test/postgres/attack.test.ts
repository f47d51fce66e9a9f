import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '#protocol/messages.ts';
import { KIND } from '#server/cluster/link.ts';
import { openLinks } from '#server/cluster/links.ts';
import { CONNECTIONS_PER_ADDRESS, PATIENCE } from '#server/limits.ts';
import { openPostgres } from '#server/postgres/store.ts';
import { openCutter } from '../../bench/cluster/cutter.ts';
import { cookieFor, newRoom, openPage, type Page } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';
import { introduced, type Nodes, openNodes, silentNode } from './nodes.ts';

// Somebody means ill, or a database is somebody else's for a while.

let all: Nodes;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await all?.end();
});

const urlOf = (node: number) => (all.nodes[node] as { url: string }).url;

/** Somebody holds this until told otherwise. */
async function hold(sql: string): Promise<() => Promise<void>> {
  const client = new pg.Client(all.database);
  await client.connect();
  const letGo = () => client.end().catch(() => undefined);
  endings.push(letGo);
  await client.query('BEGIN');
  await client.query(sql);
  return letGo;
}

describe('a lock that somebody holds on the leases', () => {
  it('is waited for by nobody who was hung up on: the database has places left', async () => {
    all = await openNodes(2);
    const letGo = await hold('LOCK TABLE leases IN ACCESS EXCLUSIVE MODE');
    const stuck = () =>
      all.ask(`SELECT query FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query_start < clock_timestamp() - interval '6 seconds'`);
    await sleep(9_000);
    expect(await stuck()).toEqual([]);
    await letGo();
    await expect.poll(async () => (await fetch(`${urlOf(0)}/healthz`)).status).toBe(200);
  }, 40_000);
});

/** Somebody who knows the secret calls the first node. */
async function called(): Promise<WebSocket> {
  const [{ secret } = {}] = await all.ask('SELECT secret FROM cluster');
  const [{ lease } = {}] = await all.ask('SELECT lease FROM leases WHERE ended IS NULL');
  const headers = { 'x-hushglass-node': introduced(String(secret), 99, Number(lease)) };
  const ws = new WebSocket(`${urlOf(0).replace('http', 'ws')}/node`, { headers });
  endings.push(() => ws.terminate());
  await once(ws, 'open');
  return ws;
}

describe('a node that is called', () => {
  it('and speaks in the same breath as it says yes is heard', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    endings.push(() => server.close());
    await once(server, 'listening');
    server.on('upgrade', ({ headers }, socket) => {
      const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
      const accept = createHash('sha1').update(key).digest('base64');
      const yes = `HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
      const said = [0x82, 7, 0, 0, 0, 0, KIND.used, ...Buffer.from('{}')];
      socket.write(Buffer.concat([Buffer.from(yes), Buffer.from(said)]));
    });
    const heard = Promise.withResolvers<string>();
    const told = (_: number, payload: Buffer) => heard.resolve(payload.toString());
    const opened = () => ({ heard: () => undefined, lost: () => undefined });
    const links = openLinks({
      secret: 'x',
      lease: () => 1,
      isOver: () => false,
      callbacks: () => ({ opened, told }),
    });
    endings.push(() => links.close());
    await links.to({ lease: 2, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect(await heard.promise).toBe('{}');
  });
});

describe('a node that opens a channel twice', () => {
  it('is hung up on, and leaves nobody behind in the room', async () => {
    all = await openNodes(1);
    const code = await newRoom(urlOf(0));
    const ws = await called();
    const header = Buffer.from([0, 0, 0, 1, KIND.open]);
    for (const token of ['one', 'two']) {
      const arrival = JSON.stringify({ protocol: PROTOCOL, code, token, attempt: null, from: '10.0.0.1' });
      ws.send(Buffer.concat([header, Buffer.from(arrival)]));
    }
    await once(ws, 'close');
    const page = await openPage(urlOf(0), code);
    await page.next('lobby');
    const { watching } = await page.next('lobby', (lobby) => lobby.watching > 0);
    expect(watching).toBe(1);
  });
});

describe('a node that stops', () => {
  it('hangs up on all who called, also where one called twice', async () => {
    all = await openNodes(1);
    for (let n = 0; n < 2; n++) await called();
    const [node] = all.nodes.splice(0);
    await node?.stop();
  });

  it('does not wait for a database that is silent', async () => {
    const way = await openCutter(inject('postgres'));
    endings.push(() => way.close());
    all = await openNodes(1, {}, way.port);
    await newRoom(urlOf(0));
    way.cut({ ways: ['up', 'down'], late: false });
    const [node] = all.nodes.splice(0);
    await node?.stop();
  });
});

describe('how many pages an address has', () => {
  it('is known to a node that comes later', async () => {
    all = await openNodes(2);
    const code = await newRoom(urlOf(0));
    const pages: Page[] = [];
    for (let n = 0; n < CONNECTIONS_PER_ADDRESS; n++) pages.push(await openPage(urlOf(n % 2), code));
    await sleep(600);
    await all.start();
    const word = async () => {
      const page = await openPage(urlOf(2), code);
      const first = await Promise.race([page.next('goodbye'), page.next('lobby')]);
      page.close();
      return first.type === 'goodbye' ? first.why : first.type;
    };
    await expect.poll(word).toBe('tooMany');
    for (const page of pages) page.close();
    await expect.poll(word).toBe('lobby');
  });

  it('is no more when all come while the room is looked for', async () => {
    all = await openNodes(1);
    const code = await newRoom(urlOf(0));
    const cookie = await cookieFor(urlOf(0), code);
    const letGo = await hold('LOCK TABLE owners IN ACCESS EXCLUSIVE MODE');
    const answers = Array.from({ length: CONNECTIONS_PER_ADDRESS + 20 }, async (_, n) => {
      const ws = new WebSocket(`${urlOf(0).replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}`, {
        headers: { cookie: cookie.replace(/.{4}$/, String(1_000 + n)) },
        origin: urlOf(0),
      });
      endings.push(() => ws.terminate());
      const [first] = await once(ws, 'message');
      return String(first).includes('tooMany');
    });
    await sleep(500);
    await letGo();
    const refused = (await Promise.all(answers)).filter((isRefused) => isRefused);
    expect(refused).toHaveLength(20);
  });
});

/** How many messages of pages this node has judged. */
async function judgedAt(node: number): Promise<number> {
  const figures = await (await fetch(`${urlOf(node)}/metrics`)).text();
  return Number(/^hushglass_handling_seconds_count (\d+)$/m.exec(figures)?.[1]);
}

describe('a page that is passed on, says too much and does not hang up', () => {
  it('is not heard any more by whoever has its room', async () => {
    all = await openNodes(2);
    const code = await newRoom(urlOf(0));
    await (await openPage(urlOf(0), code)).next('lobby');
    const page = await openPage(urlOf(1), code);
    await page.next('lobby');
    page.pause();
    for (let n = 0; n < 4 * PATIENCE; n++) page.send('nothing that could be read');
    await expect.poll(() => judgedAt(0)).toBeGreaterThan(PATIENCE);
    await sleep(500);
    expect(await judgedAt(0)).toBe(PATIENCE + 1);
    page.close();
  });
});

describe('a room', () => {
  it('[R5] that is handed over to another node is taken from somebody who had it: nobody may do more for that', async () => {
    const url = (await freshDatabase()) as string;
    const [one, two] = [await openPostgres(url, 'http://one'), await openPostgres(url, 'http://two')];
    endings.push(one.store.close, two.store.close);
    await one.store.takeOver();
    await two.store.takeOver();
    expect(await one.owners.claim('abc')).toMatchObject({ isTaken: false });
    one.owners.release('abc', 5, two.holder.lease());
    expect(await one.owners.claim('abc')).toMatchObject({ address: 'http://two' });
    expect(await two.owners.claim('abc')).toMatchObject({ isTaken: true });
    two.owners.release('abc', 6);
    expect(await two.owners.claim('abc')).toMatchObject({ isTaken: false });
  });
});

describe('a lease that nobody has', () => {
  it('is given no rooms, however few it has: whoever left it behind did not get so far', async () => {
    all = await openNodes(1);
    const codes = await Promise.all(Array.from({ length: 28 }, () => newRoom(urlOf(0))));
    const pages = await Promise.all(codes.map((code) => openPage(urlOf(0), code)));
    await Promise.all(pages.map((page) => page.next('lobby')));
    const { end } = await silentNode(all);
    endings.push(end);
    await sleep(6_000);
    expect(pages.flatMap(({ heard }) => heard).filter(({ type }) => type === 'goodbye')).toEqual([]);
    for (const page of pages) page.close();
  });
});

describe('what no text can have', () => {
  it('is found nowhere, and is no trouble of the database', async () => {
    all = await openNodes(1);
    const asked = async (path: string) => (await fetch(`${urlOf(0)}${path}`)).status;
    expect(await asked('/api/puzzles/%00')).toBe(404);
    expect(await asked('/api/rooms/%00')).toBe(404);
    expect(await asked('/api/games/%00/log')).toBe(404);
    expect(await asked('/api/book?room=%00')).toBe(200);
    expect(await asked('/api/book?room=x&challenge=%00')).toBe(200);
    expect(await asked('/api/book/records?game=%00')).toBe(404);
  });
});

describe('a lost game whose time has come', () => {
  it('is removed whatever its room had chosen, and its room knows of it no more', async () => {
    all = await openNodes(1, { sweepMs: 100 });
    const code = await newRoom(urlOf(0));
    const page = await openPage(urlOf(0), code);
    page.send({ type: 'enter', name: 'Ada' });
    page.send({
      type: 'choose',
      choice: { tower: { drawing: '"game":"g"\u0000\ud800', name: 'Odd', tongue: 'free' } },
    });
    await page.next('lobby', ({ choice }) => choice !== null);
    page.close();
    const had = () => all.ask('SELECT room FROM owners WHERE lease IS NOT NULL');
    await expect.poll(had).toEqual([]);
    await all.ask(`UPDATE rooms SET lobby = replace(lobby, '"game":null', '"game":"g"')`);
    await all.ask(
      `INSERT INTO games (id, room, header, seats, ending) VALUES ('g', '${code}', '{}', '[]', '{}')`,
    );
    await all.ask(`SELECT hg_put('["forgetGames", "g"]')`);
    expect(await all.ask('SELECT id FROM games')).toEqual([]);
    const [{ lobby } = {}] = await all.ask('SELECT lobby FROM rooms');
    expect(JSON.parse(String(lobby))).toMatchObject({
      game: null,
      choice: { tower: { drawing: '"game":"g"\u0000\ud800' } },
    });
  });
});
