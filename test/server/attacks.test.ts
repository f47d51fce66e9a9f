import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#protocol/messages.ts';
import { EXIT } from '#server/exit.ts';
import { CHANGES, ROOM_TALK, UPGRADES } from '#server/limits.ts';
import { type Child, freePort, SERVER } from '../../bench/load/child.ts';
import { cookieFor, newRoom, openPage, type Page } from './client.ts';
import { freshPlace, onFiles, settingsOf, startChildOn } from './place.ts';

// Sockets that are reset, held or flooded, over a real process: nobody else notices. npm run siege is the
// long one.

const place = await freshPlace();
let child: Child;
beforeAll(async () => {
  child = await startChildOn(place, await freePort());
});
afterAll(async () => {
  await child.end('SIGKILL');
  place.clear();
});

const ATTACKER = '127.0.0.9';
const upgrade = (path: string, more: readonly string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(child.url).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: aHVzaGdsYXNzaHVzaGdsYQ==',
    ...more,
    '\r\n',
  ].join('\r\n');

async function attacker(localAddress = ATTACKER): Promise<Socket> {
  const socket = connect({ port: Number(new URL(child.url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const isAlive = async () => (await fetch(`${child.url}/healthz`)).ok && child.process.exitCode === null;

describe('a connection that is reset', () => {
  it('at whatever moment of being refused, is nobody’s trouble', async () => {
    for (let n = 0; n < 120; n++) {
      const socket = await attacker();
      socket.write(upgrade('/ws/nowhere'));
      if (n % 3 === 1) await sleep(1);
      if (n % 3 === 2) await once(socket, 'data');
      socket.resetAndDestroy();
    }
    expect(await isAlive()).toBe(true);
  });
});

describe('a connection that was refused', () => {
  it('is not held, even if its other end never hangs up', async () => {
    const held = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = connect({
          port: Number(new URL(child.url).port),
          host: '127.0.0.1',
          localAddress: '127.0.0.10',
          allowHalfOpen: true,
        });
        socket.on('error', () => undefined).resume();
        socket.write(upgrade('/ws/nowhere'));
        await once(socket, 'end');
        return socket;
      }),
    );
    // A socket that its server has let go answers the next bytes with a reset.
    const gone = held.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    const writing = setInterval(() => {
      for (const socket of held) if (!socket.destroyed) socket.write('x');
    }, 20);
    const all = await Promise.race([Promise.all(gone), sleep(10_000)]);
    clearInterval(writing);
    expect(all).toHaveLength(40);
  }, 20_000);
});

describe('a flood', () => {
  it('of pings below our protocol ends its own connection', async () => {
    const code = await newRoom(child.url);
    const page = await openPage(child.url, code);
    const flooding = new WebSocket(`${child.url.replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}`, {
      headers: { cookie: await cookieFor(child.url, code) },
      origin: child.url,
      localAddress: '127.0.0.11',
    });
    flooding.on('error', () => undefined);
    await once(flooding, 'open');
    const closed = once(flooding, 'close');
    for (let n = 0; n < 2_000; n++) flooding.ping();
    await closed;
    page.send({ type: 'ping', sent: 1 });
    await page.next('pong');
    page.close();
  });

  it('of upgrades from one address is refused, and no other address with it', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < UPGRADES.burst + 40; n++) {
      const socket = await attacker('127.0.0.12');
      socket.write(upgrade('/ws/nowhere'));
      const [answer] = await once(socket, 'data');
      statuses.push(Number(String(answer).split(' ')[1]));
      socket.destroy();
    }
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(UPGRADES.burst);
    const page = await openPage(child.url, await newRoom(child.url));
    await page.next('lobby');
    page.close();
  });

  async function crowd(count: number): Promise<readonly Page[]> {
    const code = await newRoom(child.url);
    const pages: Page[] = [];
    for (let n = 0; n < count; n++) {
      const page = await openPage(child.url, code);
      page.send({ type: 'enter', name: `One of many ${n}` });
      await page.next('lobby', ({ people, you }) => people.some(({ id }) => id === you));
      pages.push(page);
    }
    return pages;
  }

  const refusals = (page: Page) =>
    page.heard.filter(
      (message) => message.type === 'refused' && message.refusal.refused === 'message.tooFast',
    );

  it('of words from many in one room stays within the room’s budget, and those who hit it are told', async () => {
    const pages = await crowd(8);
    for (const page of pages) for (let n = 0; n < 20; n++) page.send({ type: 'say', text: `word ${n}` });
    for (const page of pages) {
      page.send({ type: 'ping', sent: 1 });
      await page.next('pong');
    }
    const said = (pages[0] as Page).heard.filter(({ type }) => type === 'said').length;
    expect(said).toBeLessThanOrEqual(ROOM_TALK.burst + ROOM_TALK.perSecond * 8);
    expect(said).toBeGreaterThanOrEqual(ROOM_TALK.burst);
    expect(pages.flatMap(refusals).length).toBe(8 * 20 - said);
    for (const page of pages) page.close();
  });

  it('of names is one lobby now and then, not one for each', async () => {
    const pages = await crowd(8);
    const [first] = pages as [Page];
    const before = first.heard.length;
    for (const [who, page] of pages.entries())
      for (let n = 0; n < 80; n++) page.send({ type: 'enter', name: `Another ${who} ${n}` });
    for (const page of pages) {
      page.send({ type: 'ping', sent: 1 });
      await page.next('pong');
    }
    const lobbies = first.heard.slice(before).filter(({ type }) => type === 'lobby').length;
    expect(lobbies).toBeLessThan(CHANGES.burst * 4);
    expect(pages.flatMap(refusals).length).toBeGreaterThan(0);
    for (const page of pages) page.close();
  });
});

describe('what nobody is there for', () => {
  const preload = (name: string) => fileURLToPath(new URL(`preload/${name}.ts`, import.meta.url));

  async function ended(name: string) {
    const own = await freshPlace();
    const server = spawn(process.execPath, ['--import', preload(name), SERVER], {
      env: {
        ...process.env,
        ...settingsOf(own),
        HUSHGLASS_PORT: String(await freePort()),
        HUSHGLASS_HOST: '127.0.0.1',
        LANG: 'en',
      },
    });
    server.stdout.resume();
    const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    own.clear();
    return { said, code };
  }

  it('is told, and ends the process so that it is started again', async () => {
    const { said, code } = await ended('thrown');
    expect(code).toBe(EXIT.failed);
    expect(said).toContain('thrown where nobody catches');
  }, 20_000);

  it('a promise, too', async () => {
    const { said, code } = await ended('rejected');
    expect([code, said.includes('rejected where nobody waits')]).toEqual([EXIT.failed, true]);
  }, 20_000);

  it.runIf(onFiles)(
    'and the thread that writes',
    async () => {
      const { code } = await ended('writerDies');
      expect(code).toBe(EXIT.failed);
    },
    20_000,
  );
});
