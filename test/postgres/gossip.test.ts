import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAddresses } from '#server/addresses.ts';
import { openGossip } from '#server/cluster/gossip.ts';
import { KIND } from '#server/cluster/link.ts';
import { openLinks } from '#server/cluster/links.ts';
import { openRates } from '#server/cluster/rates.ts';
import { NEWCOMERS, REQUESTS } from '#server/limits.ts';
import { type Cutter, openCutter } from '../../bench/cluster/cutter.ts';
import { freePort } from '../../bench/load/child.ts';
import { newRoom, openPage } from '../server/client.ts';
import { comeBack, type Nodes, openNodes } from './nodes.ts';

// What an address has used up at one node is used up at all of them, whenever they come and whatever lies between them.

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const STILL = 1_000;

/** Nodes as far as they talk to each other, in a time that stands still: nothing comes back by itself. */
async function talkers(count: number) {
  const there: { lease: number; address: string; rooms: number }[] = [];
  const open = async (lease: number) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const gossip = openGossip();
    const addresses = openAddresses([], () => STILL, gossip.onUsed);
    const links = openLinks({
      secret: 'secret',
      lease: () => lease,
      isOver: () => false,
      callbacks: (from) => ({
        opened: () => ({ heard: () => undefined, lost: () => undefined }),
        told: (kind, payload) => kind === KIND.used && said.heard(from, payload),
      }),
    });
    server.on('upgrade', (request, socket, head) => links.accept(request, socket, head));
    const others = () => there.filter((node) => node.lease !== lease);
    const watch = { others, isOver: () => false, stop: async () => undefined };
    const said = gossip.begin(addresses, links, watch);
    const end = () => {
      said.stop();
      links.close();
      addresses.end();
      server.close();
    };
    endings.push(end);
    there.push({ lease, address: `http://127.0.0.1:${port}`, rooms: 0 });
    return { addresses, gossip, links };
  };
  const nodes = [];
  for (let lease = 1; lease <= count; lease++) nodes.push(await open(lease));
  return { nodes, there, open };
}

describe('what an address has used up', () => {
  it('is owed everywhere, also where more addresses have than go into one message', async () => {
    const { nodes } = await talkers(2);
    const [here, away] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    const MANY = 12_000;
    const nameOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    for (let n = 0; n < MANY; n++) here.addresses.of(nameOf(n)).requests(10);
    await expect.poll(() => away.addresses.missing().length).toBe(MANY);
    await sleep(600);
    expect(
      away.addresses.missing().every(([, purse, missing]) => purse === 'requests' && missing === 10),
    ).toBe(true);
  });

  it('is known to a node that comes later, once, however many tell it', async () => {
    const { nodes, open } = await talkers(2);
    const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    one.addresses.of('10.0.0.1').newTo('room')(5);
    two.addresses.of('10.0.0.1').requests(7);
    const all = [
      ['10.0.0.1', 'new room', 5],
      ['10.0.0.1', 'requests', 7],
    ];
    const known = ({ addresses }: (typeof nodes)[0]) => [...addresses.missing()].sort();
    for (const node of nodes) await expect.poll(() => known(node)).toEqual(all);
    const late = await open(3);
    await expect.poll(() => known(late)).toEqual(all);
    await sleep(600);
    expect(known(late)).toEqual(all);
  });

  it('is owed to a node that could not be reached, and only once', async () => {
    const { nodes, there } = await talkers(2);
    const [here, away] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    here.addresses.of('10.0.0.1').requests(1);
    const missing = () => away.addresses.missing().map(([, , cost]) => cost);
    await expect.poll(missing).toEqual([1]);
    const before = [...there];
    there.splice(0, 2, ...before.map((node) => ({ ...node, address: 'http://127.0.0.1:1' })));
    here.links.drop(2);
    away.links.drop(1);
    await sleep(50);
    for (let n = 0; n < 10; n++) {
      here.addresses.of('10.0.0.1').requests(1);
      await sleep(60);
    }
    expect(missing()).toEqual([1]);
    there.splice(0, 2, ...before);
    await expect.poll(missing).toEqual([11]);
    away.addresses.of('10.0.0.1').requests(1);
    await sleep(600);
    expect(missing()).toEqual([12]);
  });

  it('is what another node says it is, and odd words of one of another version are nothing', async () => {
    const { nodes } = await talkers(1);
    const [{ addresses, links }] = nodes as [(typeof nodes)[0]];
    const gossip = openGossip();
    const said = gossip.begin(addresses, links, {
      others: () => [],
      isOver: () => false,
      stop: async () => {},
    });
    endings.push(said.stop);
    const say = (told: object) =>
      said.heard(9, Buffer.from(JSON.stringify({ used: [], pages: [], ...told })));
    for (const purse of ['newTo', 'newcomers', 'pages', 'used', 'constructor', '__proto__', 'later'])
      say({ used: [['10.0.0.1', purse, 1]], missing: [['10.0.0.1', purse, 1, 0]] });
    say({ used: [['10.0.0.1', 'requests', -1_000]] });
    say({ missing: [['10.0.0.1', 'requests', 1, -1]] });
    say({ pages: [['10.0.0.1', -1]] });
    say({ pages: [['10.0.0.1', 0.5]] });
    expect(addresses.missing()).toEqual([]);
    expect(addresses.of('10.0.0.1')).toMatchObject({ pages: 0, elsewhere: 0 });
    say({ used: [['10.0.0.1', 'requests', REQUESTS.burst]], more: 'than we know' });
    expect(addresses.of('10.0.0.1').requests()).toBeGreaterThan(0);
  });
});

describe('what is asked a minute', () => {
  it('is so by a clock that nobody sets', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    endings.push(() => vi.useRealTimers());
    const { Store, asked } = openRates(() => undefined);
    const route = new (Store as unknown as new () => FastifyRateLimitStore)();
    for (const [n, hours] of [0, 2, -2].entries()) {
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      route.incr(
        '10.0.0.1',
        (_, { current } = { current: 0, ttl: 0 }) => expect(current).toBe(n + 1),
        60_000,
        30,
      );
    }
    expect(asked()).toEqual([['', '10.0.0.1', 3, expect.any(Number)]]);
  });
});

const ROOMS_A_MINUTE = 30;
const opened = async (url: string) => (await fetch(`${url}/api/rooms`, { method: 'POST' })).status;
/** So seldom that asking does not use up what it asks for. */
const SELDOM = { interval: 500, timeout: 8_000 };

describe('a node that comes while others go', () => {
  it('knows how many rooms were opened, and who was new to one', async () => {
    const all = await openNodes(2);
    endings.push(all.end);
    const urls = all.nodes.map(({ url }) => url) as [string, string];
    const code = await newRoom(urls[0]);
    let cookie = '';
    for (let n = 0; n < NEWCOMERS.burst; n++) {
      const page = await openPage(urls[n % 2] as string, code);
      page.send({ type: 'enter', name: `N${n}` });
      await page.next('lobby', ({ you }) => you !== null);
      cookie = page.cookie;
      page.close();
    }
    for (let n = 0; n < ROOMS_A_MINUTE - 1; n++) expect(await opened(urls[n % 2] as string)).toBe(201);
    const third = await all.start();
    await expect.poll(() => opened(third.url), SELDOM).toBe(429);
    for (const node of all.nodes.splice(0, 2)) await node.stop();
    expect(await opened(third.url)).toBe(429);
    (await comeBack(third.url, code, cookie)).close();
    const late = await openPage(third.url, code);
    late.send({ type: 'enter', name: 'Late' });
    expect((await late.next('refused')).refusal).toMatchObject({ refused: 'lobby.tooManyNew' });
  });
});

/** A node that the others reach by a line that can be cut. */
async function behindALine(all: Nodes): Promise<Cutter> {
  const port = await freePort();
  const way = await openCutter(port);
  await all.start({ port, address: `http://127.0.0.1:${way.port}` });
  endings.push(() => way.close());
  return way;
}

describe('two nodes that did not reach each other for a while', () => {
  it('know what was used up meanwhile', async () => {
    const all = await openNodes(0);
    endings.push(all.end);
    const ways = [await behindALine(all), await behindALine(all)];
    const [one, two] = all.nodes.map(({ url }) => url) as [string, string];
    expect(await opened(one)).toBe(201);
    await sleep(600);
    for (const way of ways) way.cut({ ways: ['up', 'down'], late: false });
    for (let n = 1; n < ROOMS_A_MINUTE; n++) expect(await opened(one)).toBe(201);
    // Until each has hung up on the other.
    await sleep(4_000);
    expect(await opened(two)).toBe(201);
    for (const way of ways) way.mend();
    await expect.poll(() => opened(two), SELDOM).toBe(429);
  }, 40_000);
});
