import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';
import { freePort, rssKB, scratch, serverBehind, startServerChild } from './load/child.ts';
import { malformed } from './load/malformed.ts';
import { createRoom, freshCookie, openSocket, type Where } from './load/page.ts';
import { openTables } from './load/table.ts';
import { type Walker, walk } from './load/walker.ts';

// Malformed messages from several addresses, while others play on.

export interface Fuzz {
  readonly perSecond: number;
  readonly seconds: number;
  /** Where the server keeps what it keeps, if it is not in a file. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Withstood {
  readonly sent: number;
  /** Connections that the server closed on the attackers, who came back each time. */
  readonly closed: number;
  readonly alive: number;
  /** From a good player's action to its acknowledgement, and the same before anyone attacked. */
  readonly p99Ms: number;
  readonly quietP99Ms: number;
  readonly actions: number;
  readonly rssBeforeMB: number;
  readonly rssAfterMB: number;
}

const ATTACKERS = 24;
/** Far from the addresses of the good players. */
const attackerAddress = (n: number) => `127.0.0.${2 + (n % 6)}`;
const WARM_UP = 1_000;
const QUIET = 4_000;
const GOOD_TABLES = 4;

export async function fuzz({ perSecond, seconds, env = {} }: Fuzz): Promise<Withstood> {
  const { data, clear } = scratch();
  const child = await startServerChild(data, await freePort(), serverBehind([]), env);
  const pid = child.process.pid as number;
  const players = (await openTables(child.url, GOOD_TABLES, 4)).flat();
  const good = keepPlaying(players);
  await sleep(Math.min(QUIET, seconds * 1_000));
  const quiet = good.figures();
  const attack = await openAttack(child.url);
  const spent = attack.run(perSecond, seconds);
  await sleep(Math.min(WARM_UP, seconds * 500));
  const rssBeforeMB = rssKB(pid) / 1024;
  await spent;
  const figures = good.figures();
  good.stop();
  await sleep(500);
  const rssAfterMB = rssKB(pid) / 1024;
  const alive = (await fetch(`${child.url}/healthz`).catch(() => null))?.ok ? 1 : 0;
  attack.close();
  await child.end('SIGKILL');
  clear();
  const { sent, closed } = attack.counts();
  return { sent, closed, alive, ...figures, quietP99Ms: quiet.p99Ms, rssBeforeMB, rssAfterMB };
}

/** Everybody walks about all the time; how long each answer takes is noted. */
function keepPlaying(players: readonly Walker[]) {
  const waits: number[] = [];
  let playing = true;
  const play = async (walker: Walker): Promise<void> => {
    while (playing) {
      await sleep(300 + Math.random() * 400);
      const answer = walker.listen.until(
        (message) =>
          (message.type === 'told' && message.ack === walker.lastId) ||
          (message.type === 'verdict' && message.id === walker.lastId),
      );
      const asked = performance.now();
      walk(walker);
      if (walker.pending === null) continue;
      await answer;
      waits.push(performance.now() - asked);
    }
  };
  for (const walker of players) void play(walker);
  return {
    stop: () => {
      playing = false;
    },
    figures: () => {
      waits.sort((a, b) => a - b);
      return {
        p99Ms: waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY,
        actions: waits.length,
      };
    },
  };
}

async function openAttack(url: string) {
  let [sent, closed, over] = [0, 0, false];
  const sockets: (WebSocket | null)[] = [];
  const join = async (n: number): Promise<void> => {
    const address = attackerAddress(n);
    const where: Where = { url, code: codes[n % codes.length] as string, cookie: freshCookie(), address };
    const ws = await openSocket(where, () => undefined).catch(() => null);
    sockets[n] = ws;
    ws?.on('error', () => undefined);
    ws?.on('close', () => {
      closed++;
      if (!over) void join(n);
    });
  };
  const codes = await Promise.all([0, 1, 2, 3].map((n) => createRoom(url, attackerAddress(n))));
  await Promise.all(Array.from({ length: ATTACKERS }, (_, n) => join(n)));

  async function run(perSecond: number, seconds: number): Promise<void> {
    const began = performance.now();
    for (let now = began; now < began + seconds * 1000; now = performance.now()) {
      for (const due = Math.floor(((now - began) / 1000) * perSecond); sent < due; sent++) {
        const message = malformed();
        sockets[sent % ATTACKERS]?.send(message, { binary: typeof message !== 'string' }, () => undefined);
      }
      await sleep(2);
    }
  }
  return {
    run,
    counts: () => ({ sent, closed }),
    close: () => {
      over = true;
      for (const ws of sockets) ws?.terminate();
    },
  };
}
