import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encode } from '#protocol/codec.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { receive, reviveAuthority } from '#room/authority.ts';
import { type AnyHeader, openCatalogue } from '#server/catalogue.ts';
import { KIND } from '#server/cluster/link.ts';
import { frameOf } from '#server/frame.ts';
import { run } from '../../bench/load/database.ts';
import { dealtTable, newRoom, openPage, type Page } from '../server/client.ts';
import { comeBack, introduced, type Nodes, openNodes, silentNode } from './nodes.ts';

// A long history for a page that is passed on goes at the pace of the page, not of the link that all pages share.

let all: Nodes;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await all.end();
});

const urlOf = (node: number) => (all.nodes[node] as { url: string }).url;
const ACTS = 1_900;
/** Of 400 events each, and the first is that it was dealt. */
const SLICES = 5;

const DRAWING = `quest corridor

+-----+-----+-----+
|iP          xP   |
+-----+-----+-----+
`;

/** A room whose game has had so many acts, and who may sit down at it. */
async function withHistory(): Promise<{ code: string; cookie: string }> {
  const choice = { tower: { drawing: DRAWING, name: 'Corridor', tongue: 'beginner' } };
  const { code, pages } = await dealtTable(urlOf(0), ['Ada'], choice);
  const [{ cookie }] = pages as [Page];
  for (const page of pages) page.close();
  await expect
    .poll(() => all.ask('SELECT room FROM owners WHERE lease IS NOT NULL'), { timeout: 8_000 })
    .toEqual([]);
  const [{ id, header } = {}] = await all.ask('SELECT id, header FROM games');
  const kept = await all.ask('SELECT entry FROM entries ORDER BY place');
  const engine = openCatalogue().engineOf(JSON.parse(String(header)) as AnyHeader);
  if (engine === null) throw new Error('it was just dealt');
  const before = kept.map(({ entry }) => JSON.parse(String(entry)));
  const authority = reviveAuthority(engine, before);
  const { at } = before.at(-1);
  const more = Array.from({ length: ACTS }, (_, n) => {
    const command = { type: 'move', pawn: 'mage', from: n % 2, to: 1 - (n % 2) };
    return JSON.stringify(receive(authority, { seat: 0, id: `long ${n}`, command }, at).entry);
  });
  await run(
    all.database,
    `INSERT INTO entries SELECT $1, $2 + n - 1, entry FROM unnest($3::text[]) WITH ORDINALITY AS e (entry, n)`,
    [id, before.length, more],
  );
  return { code, cookie };
}

/** All events of its game that a page was told, in order. */
const eventsOf = ({ heard }: Page) =>
  heard.flatMap((message) =>
    message.type === 'game' || message.type === 'told' ? message.events.map(({ type }) => type) : [],
  );

/** Somebody who is known as a node, passes a page on to the first, and says what that is told. */
async function passing({ code, cookie }: { code: string; cookie: string }, more: object) {
  // As whoever comes to a long game is told to come again until it is there.
  await comeBack(urlOf(0), code, cookie);
  const [{ secret } = {}] = await all.ask('SELECT secret FROM cluster');
  const [{ lease } = {}] = await all.ask('SELECT lease FROM leases WHERE ended IS NULL');
  const headers = { 'x-hushglass-node': introduced(String(secret), 99, Number(lease)) };
  const ws = new WebSocket(`${urlOf(0).replace('http', 'ws')}/node`, { headers });
  endings.push(() => ws.terminate());
  await once(ws, 'open');
  const heard: number[] = [];
  ws.on('message', (data: Buffer) => {
    if (data.readUInt32BE(0) === 1) heard.push(data[4] as number);
  });
  const say = (kind: number, text = '') =>
    ws.send(Buffer.concat([Buffer.from([0, 0, 0, 1, kind]), Buffer.from(text)]));
  const attempt = { page: 'q', number: 1, last: { game: null, epoch: null, seen: 0 } };
  const arrival = {
    protocol: PROTOCOL,
    code,
    token: 't',
    attempt,
    from: '10.0.0.1',
    ...more,
  };
  say(KIND.open, JSON.stringify(arrival));
  const count = (kind: number) => heard.filter((each) => each === kind).length;
  return { say, count };
}

describe('a long history of a page that is passed on', () => {
  it('is told a slice at a time, the next when the page has taken the last', async () => {
    all = await openNodes(1, { sweepMs: 50 });
    const { say, count } = await passing(await withHistory(), { paces: true });

    for (let slice = 1; slice < SLICES; slice++) {
      await expect.poll(() => count(KIND.paced)).toBe(slice);
      await sleep(100);
      expect(count(KIND.paced)).toBe(slice);
      say(KIND.drained);
    }
    // The last is waited for by nobody; and one that was not asked for is nothing.
    for (let n = 0; n < 10; n++) say(KIND.drained);
    await sleep(100);
    expect(count(KIND.paced)).toBe(SLICES - 1);
  });

  it('goes at the pace of the link where its node knows no other', async () => {
    all = await openNodes(1, { sweepMs: 50 });
    const { count } = await passing(await withHistory(), {});
    await expect.poll(() => count(KIND.told)).toBeGreaterThanOrEqual(SLICES);
    expect(count(KIND.paced)).toBe(0);
  });

  it('arrives as a whole at a page of another node', async () => {
    all = await openNodes(2, { sweepMs: 50 });
    const { code, cookie } = await withHistory();
    const here = await comeBack(urlOf(0), code, cookie);
    const there = await openPage(urlOf(1), code, undefined, '&page=q&try=1');
    for (const page of [here, there])
      await expect
        .poll(() => eventsOf(page).filter((type) => type === 'moved').length)
        .toBeGreaterThanOrEqual(ACTS);
    expect(eventsOf(there)).toEqual(eventsOf(here));
  });
});

/** Somebody who has this room, and tells a page that is passed on as much as it takes. */
async function telling(code: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { lease, end } = await silentNode(all, `http://127.0.0.1:${port}`);
  const wss = new WebSocketServer({ server });
  endings.push(
    end,
    () => server.close(),
    () => wss.close(),
  );
  await all.ask(`INSERT INTO owners VALUES ('${code}', ${lease}, 0, 0, NULL)
    ON CONFLICT (room) DO UPDATE SET lease = excluded.lease`);
  const told = { slices: 0, taken: 0, isGone: false };
  const frame = frameOf(encode({ type: 'said', from: 1, text: 'x'.repeat(60_000) }));
  wss.on('connection', (ws) => {
    endings.push(() => ws.terminate());
    ws.on('message', (data: Buffer) => {
      const [header, kind] = [data.subarray(0, 4), data[4]];
      if (kind === KIND.gone) told.isGone = true;
      if (kind === KIND.drained) told.taken++;
      if (kind !== KIND.open && kind !== KIND.drained) return;
      told.slices++;
      ws.send(Buffer.concat([header, Buffer.from([KIND.paced]), frame]));
    });
  });
  return told;
}

describe('a page that reads slowly', () => {
  it('and is passed on is not hung up on for a long history, and is told the rest when it reads on', async () => {
    all = await openNodes(1);
    const code = await newRoom(urlOf(0));
    const told = await telling(code);
    const page = await openPage(urlOf(0), code);
    await page.next('said');
    page.pause();
    // Until whatever lies between is full.
    const isFull = async () => {
      const before = told.slices;
      await sleep(300);
      return told.slices === before;
    };
    await expect.poll(isFull, { timeout: 15_000, interval: 0 }).toBe(true);
    expect(told.slices).toBe(told.taken + 1);
    expect(told.isGone).toBe(false);
    const stuck = told.taken;
    page.resume();
    await expect.poll(() => told.taken).toBeGreaterThan(stuck + 10);
    page.close();
  }, 30_000);
});
