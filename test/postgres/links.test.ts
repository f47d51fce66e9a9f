import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { encode } from '#protocol/codec.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { type Channel, KIND } from '#server/cluster/link.ts';
import { openLinks } from '#server/cluster/links.ts';
import { frameOf } from '#server/frame.ts';
import { CONNECTIONS_PER_ADDRESS, NEWCOMERS } from '#server/limits.ts';
import { newRoom, openPage, type Page } from '../server/client.ts';
import { introduced, type Nodes, openNodes, silentNode } from './nodes.ts';

// What nodes say to each other, and who may say it.

/** So many an address may open. */
const ROOMS_A_MINUTE = 30;

let all: Nodes;
const endings: (() => void)[] = [];
afterEach(async () => {
  await all.end();
  for (const end of endings.splice(0)) end();
});

const urls = () => all.nodes.map(({ url }) => url) as [string, string];

async function secretOf(): Promise<string> {
  return String((await all.ask('SELECT secret FROM cluster'))[0]?.secret);
}

async function leaseOf(url: string): Promise<number> {
  return Number(
    (await all.ask(`SELECT lease FROM leases WHERE address = '${url}' AND ended IS NULL`))[0]?.lease,
  );
}

/** Whether a node takes a call that is introduced like this. */
async function isTaken(url: string, shown?: string): Promise<boolean> {
  const headers = shown === undefined ? {} : { 'x-hushglass-node': shown };
  const ws = new WebSocket(`${url.replace('http', 'ws')}/node`, { headers });
  const taken = await once(ws, 'open').then(
    () => true,
    () => false,
  );
  ws.terminate();
  return taken;
}

describe('a call from another node', () => {
  it('is taken from whoever knows the secret and means this node as it is now, and from nobody else', async () => {
    all = await openNodes(1);
    const [url] = urls();
    const [secret, mine] = [await secretOf(), await leaseOf(url)];
    expect(await isTaken(url, introduced(secret, 99, mine))).toBe(true);
    expect(await isTaken(url)).toBe(false);
    expect(await isTaken(url, '')).toBe(false);
    expect(await isTaken(url, introduced('guessed', 99, mine))).toBe(false);
    // Of another pair, of a lease that is over, and changed on the way.
    expect(await isTaken(url, introduced(secret, 99, mine + 1))).toBe(false);
    expect(await isTaken(url, introduced(secret, 99, mine).replace('99.', '98.'))).toBe(false);
    await all.ask('UPDATE leases SET ended = clock_timestamp()');
    await expect.poll(() => leaseOf(url)).toBeGreaterThan(mine);
    expect(await isTaken(url, introduced(secret, 99, mine))).toBe(false);
  });

  it('is taken from nobody who is no node any more, or not yet', async () => {
    all = await openNodes(2);
    const [url] = urls();
    const [secret, mine, theirs] = [await secretOf(), await leaseOf(url), await leaseOf(urls()[1])];
    expect(await isTaken(url, introduced(secret, theirs, mine))).toBe(true);
    expect(await isTaken(url, introduced(secret, 0, mine))).toBe(false);
    expect(await isTaken(url, introduced(secret, mine, mine))).toBe(false);
    const [other] = all.nodes.splice(1);
    await other?.stop();
    const taken = () => isTaken(url, introduced(secret, theirs, mine));
    await expect.poll(taken).toBe(false);
  });

  it('is taken once: whoever overheard it is nobody, also where they name another call', async () => {
    all = await openNodes(2);
    const [url] = urls();
    const [secret, mine] = [await secretOf(), await leaseOf(url)];
    const [first, second] = [introduced(secret, 99, mine), introduced(secret, 99, mine)];
    expect(await isTaken(url, second)).toBe(true);
    expect(await isTaken(url, second)).toBe(false);
    expect(await isTaken(url, first)).toBe(false);
    expect(
      await isTaken(
        url,
        second.replace(/\.(\d+)\.([^.]+)$/, (_, call, shown) => `.${Number(call) + 1}.${shown}`),
      ),
    ).toBe(false);
    expect(await isTaken(url, second.split('.').slice(0, 3).join('.'))).toBe(false);
    expect(await isTaken(url, introduced(secret, 99, mine))).toBe(true);
  });

  it('that says nonsense is hung up on, and nobody else notices', async () => {
    all = await openNodes(1);
    const [url] = urls();
    const [secret, mine] = [await secretOf(), await leaseOf(url)];
    const nonsense = ['', '{', '[]', '{"code":1}', '{"used":[["::1","nothing",1]],"pages":[]}'];
    for (const text of nonsense)
      for (const [channel, kind] of [
        [0, KIND.used],
        [1, KIND.open],
        [1, KIND.said],
        [7, 99],
      ] as const) {
        const ws = new WebSocket(`${url.replace('http', 'ws')}/node`, {
          headers: { 'x-hushglass-node': introduced(secret, 99, mine) },
        });
        ws.on('error', () => undefined);
        await once(ws, 'open');
        const header = Buffer.alloc(5);
        header.writeUInt32BE(channel, 0);
        header[4] = kind;
        ws.send(Buffer.concat([header, Buffer.from(text)]));
        await sleep(20);
        ws.terminate();
      }
    const page = await openPage(url, await newRoom(url));
    await page.next('lobby');
  });
});

/** What a node says on a channel of its link, and what comes back on it until it is over. */
async function passedOn(
  url: string,
  arrival: object,
): Promise<readonly (readonly [kind: number, text: string])[]> {
  const headers = { 'x-hushglass-node': introduced(await secretOf(), 99, await leaseOf(url)) };
  const ws = new WebSocket(`${url.replace('http', 'ws')}/node`, { headers });
  endings.push(() => ws.terminate());
  await once(ws, 'open');
  const heard: [number, string][] = [];
  const told = Promise.withResolvers<void>();
  ws.on('message', (data: Buffer) => {
    if (data.readUInt32BE(0) !== 1) return;
    heard.push([data[4] as number, data.subarray(5).toString('latin1')]);
    if (data[4] === KIND.bye || heard.length > 1) told.resolve();
  });
  ws.send(Buffer.concat([Buffer.from([0, 0, 0, 1, KIND.open]), Buffer.from(JSON.stringify(arrival))]));
  await told.promise;
  expect(ws.readyState).toBe(WebSocket.OPEN);
  return heard;
}

describe('a page of another version, passed on while nodes are upgraded', () => {
  it.each([
    ['the next version', { protocol: PROTOCOL + 1, anything: 'else' }],
    ['a version that did not say', { code: 'CODE', token: 't', attempt: null, from: '10.0.0.1' }],
  ])('by a node of %s is not let into the room, and is told to come again', async (_, arrival) => {
    all = await openNodes(1);
    const [url] = urls();
    const code = await newRoom(url);
    const here = await openPage(url, code);
    await here.next('lobby');
    const [first, last] = await passedOn(url, { ...arrival, ...('code' in arrival ? { code } : {}) });
    expect([first?.[0], first?.[1]]).toEqual([KIND.told, expect.stringContaining('restart')]);
    expect(last).toEqual([KIND.bye, 'restart']);
    const [welcome] = await passedOn(url, {
      protocol: PROTOCOL,
      code,
      token: 'u',
      attempt: null,
      from: '10.0.0.1',
    });
    expect(welcome?.[1]).toContain('lobby');
    await here.next('lobby', ({ watching }) => watching === 2);
  });
});

/** Somebody who is known as a node, and has this room. */
async function anotherWith(
  code: string,
  opened: (channel: Channel) => void,
  heard: (kind: number) => void,
): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { lease, end } = await silentNode(all, address);
  endings.push(end);
  const links = openLinks({
    secret: await secretOf(),
    lease: () => lease,
    isOver: () => false,
    callbacks: () => ({
      opened: (channel) => {
        opened(channel);
        return { heard, lost: () => undefined };
      },
      told: () => undefined,
    }),
  });
  server.on('upgrade', (request, socket, head) => links.accept(request, socket, head));
  endings.push(
    () => links.close(),
    () => server.close(),
  );
  await all.ask(`INSERT INTO owners VALUES ('${code}', ${lease}, 0, 0, NULL)
    ON CONFLICT (room) DO UPDATE SET lease = excluded.lease`);
}

describe('a page that is passed on', () => {
  it('and does not read what it is told is hung up on, before it piles up', async () => {
    all = await openNodes(1);
    const [url] = urls();
    const code = await newRoom(url);
    const frame = frameOf(encode({ type: 'said', from: 1, text: 'x'.repeat(60_000) }));
    const { promise, resolve } = Promise.withResolvers<Channel>();
    const gone = Promise.withResolvers<void>();
    await anotherWith(code, resolve, (kind) => kind === KIND.gone && gone.resolve());
    const page = await openPage(url, code);
    const channel = await promise;
    channel.send(KIND.told, frame);
    await page.next('said');
    page.pause();
    const telling = setInterval(() => {
      for (let n = 0; n < 8; n++) channel.send(KIND.told, frame);
    }, 5);
    endings.push(() => clearInterval(telling));
    await gone.promise;
    clearInterval(telling);
    page.resume();
    await page.closed;
  });
});

describe('what an address may do', () => {
  it('is not more when it goes to another node: who is new to a room', async () => {
    all = await openNodes(2);
    const [one, two] = urls();
    const code = await newRoom(one);
    for (let n = 0; n < NEWCOMERS.burst; n++) {
      const page = await openPage(n % 2 === 0 ? one : two, code);
      page.send({ type: 'enter', name: `N${n}` });
      await page.next('lobby', ({ you }) => you !== null);
      page.close();
    }
    const [first] = all.nodes.splice(0, 1);
    await first?.stop();
    const late = await arrived(two, code);
    late.send({ type: 'enter', name: 'Late' });
    expect((await late.next('refused')).refusal).toMatchObject({ refused: 'lobby.tooManyNew' });
  });

  it('is not more: rooms that are opened', async () => {
    all = await openNodes(2);
    const [one, two] = urls();
    const opened = async (url: string) => (await fetch(`${url}/api/rooms`, { method: 'POST' })).status;
    for (let n = 0; n < ROOMS_A_MINUTE; n++) expect(await opened(one)).toBe(201);
    await expect.poll(() => opened(two)).toBe(429);
    expect(await opened(one)).toBe(429);
  });

  it('is not more: pages that are open', async () => {
    all = await openNodes(2);
    const [one, two] = urls();
    const code = await newRoom(one);
    const pages: Page[] = [];
    for (let n = 0; n < CONNECTIONS_PER_ADDRESS; n++)
      pages.push(await openPage(n % 2 === 0 ? one : two, code));
    const refused = async (url: string) => {
      const page = await openPage(url, code);
      const word = await Promise.race([page.next('goodbye').then(({ why }) => why), page.next('lobby')]);
      page.close();
      return word;
    };
    await expect.poll(() => refused(one)).toBe('tooMany');
    await expect.poll(() => refused(two)).toBe('tooMany');
    for (const page of pages) page.close();
    await expect.poll(() => refused(two)).not.toBe('tooMany');
  });
});

/** The room of a node that has just left: at the other, as soon as it may have it. */
async function arrived(url: string, code: string): Promise<Page> {
  for (;;) {
    const page = await openPage(url, code);
    const word = await Promise.race([page.next('lobby'), page.next('goodbye')]);
    if (word.type === 'lobby') return page;
    await sleep(100);
  }
}

describe('one room', () => {
  it('that two nodes want at the same moment is one’s', async () => {
    all = await openNodes(2);
    const [one, two] = urls();
    const codes = await Promise.all(Array.from({ length: 12 }, () => newRoom(one)));
    const pages = await Promise.all(codes.flatMap((code) => [openPage(one, code), openPage(two, code)]));
    for (const page of pages) await page.next('lobby', ({ watching }) => watching === 2);
    const owned = await all.ask('SELECT room, lease FROM owners WHERE lease IS NOT NULL');
    expect(owned.map(({ room }) => room).sort()).toEqual([...codes].sort());
  });

  it('that any node has is not forgotten, however long ago somebody came', async () => {
    all = await openNodes(2, { sweepMs: 100 });
    const [, two] = urls();
    const code = await newRoom(two);
    const page = await openPage(two, code);
    await page.next('lobby');
    const forget = () => all.ask(`SELECT hg_put('["forgetRoom", "${code}", 9000000000000]')`);
    const isThere = async () => (await all.ask(`SELECT 1 FROM rooms WHERE code = '${code}'`)).length === 1;
    await forget();
    expect(await isThere()).toBe(true);
    page.close();
    await expect
      .poll(async () => {
        await forget();
        return isThere();
      })
      .toBe(false);
  });
});
