import { setTimeout as sleep } from 'node:timers/promises';
import { createRoom, freshCookie, fromTheBeginning, type Where } from '../load/page.ts';
import type { Fort } from './fort.ts';
import { bringLongGame, LONG } from './longGame.ts';
import { attackerAddress, frame, hose, PING, rawPage, rawSocket, textFrame } from './raw.ts';
import type { Attack } from './storm.ts';

// Floods that keep no limit at all, from a few addresses.

const ADDRESSES = 8;
const PAGES = 32;
const FRAMES = 200;
/** Twenty times what a page may say. */
const OFTEN = { bursts: 1, every: 320 };
/** A hundred thousand at once from all of them, and again. */
const AT_ONCE = { bursts: 16, every: 3_000 };

interface Flood {
  readonly name: string;
  readonly what: string;
  readonly prepare?: Attack['prepare'];
  /** One attacker until this time; how much it sent. */
  readonly attack: (where: Where, until: number) => Promise<number>;
  readonly room?: string;
}

function flood({ name, what, prepare, attack, room }: Flood): Attack {
  return {
    name: `beyond limits: ${name}`,
    ...(prepare === undefined ? {} : { prepare }),
    run: async ({ url }: Fort, { seconds }, { over }) => {
      const code = room ?? (await createRoom(url, attackerAddress(0)));
      const until = performance.now() + seconds * 1_000;
      const page = async (n: number) => {
        let sent = 0;
        while (performance.now() < until)
          sent += await attack({ url, code, cookie: freshCookie(), address: addressFor(n) }, until);
        return sent;
      };
      const counts = await Promise.all(Array.from({ length: PAGES }, (_, n) => page(n)));
      await over();
      return { sent: `${counts.reduce((sum, count) => sum + count, 0)} ${what}` };
    },
  };
}

const addressFor = (n: number) => attackerAddress(n % ADDRESSES);

/** Over a socket, so many frames every now and then, until it is closed; whoever is not let in waits a little. */
function overSocket(one: Buffer, { bursts, every } = OFTEN): Flood['attack'] {
  const burst = Buffer.concat(Array.from({ length: FRAMES }, () => one));
  return async (where, until) => {
    const page = await rawPage(where);
    if (page === null) await sleep(20);
    let sent = 0;
    while (page?.writable && performance.now() < until) {
      sent += (await hose(page, burst, bursts)) * FRAMES;
      await sleep(every);
    }
    page?.destroy();
    return sent;
  };
}

/** All of them together about a thousand times a second. */
const RECONNECT_EVERY = 25;
const reconnect: Flood['attack'] = async (where) => {
  (await rawPage(where))?.destroy();
  await sleep(RECONNECT_EVERY);
  return 1;
};

const REQUESTS = 10;
const REQUESTS_EVERY = 100;
function asking(path: string): Flood['attack'] {
  return async ({ url, address }, until) => {
    const socket = await rawSocket(url, address).catch(() => null);
    socket?.resume();
    const request = `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`;
    let sent = 0;
    while (socket?.writable && performance.now() < until) {
      sent += (await hose(socket, request.repeat(REQUESTS), 1)) * REQUESTS;
      await sleep(REQUESTS_EVERY);
    }
    socket?.destroy();
    return sent;
  };
}

const http = (path: string): Attack =>
  flood({ name: path, what: 'requests', prepare: bringLongGame, attack: asking(path) });

export const beyond: readonly Attack[] = [
  flood({
    name: 'messages',
    what: 'messages',
    attack: overSocket(textFrame({ type: 'ping', sent: 1 })),
  }),
  flood({
    name: 'ping frames',
    what: 'ping frames',
    attack: overSocket(frame(PING, 'are you there?'), AT_ONCE),
  }),
  flood({ name: 'reconnecting', what: 'connections', attack: reconnect }),
  flood({
    name: 'resuming a long game',
    what: 'resumes',
    prepare: bringLongGame,
    room: LONG.room,
    attack: overSocket(textFrame(fromTheBeginning(LONG.game))),
  }),
  http('/api/book'),
  http(`/api/rooms/${LONG.room}`),
  http('/healthz'),
  http(`/api/games/${LONG.game}/log`),
];
