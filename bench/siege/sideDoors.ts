import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '#protocol/server.ts';
import { freshCookie, say } from '../load/page.ts';
import { MUCH_SAND, openTable } from '../load/table.ts';
import { come, newWalker, type Walker } from '../load/walker.ts';
import { insist } from './insist.ts';
import { attackerAddress } from './raw.ts';
import type { Attack } from './storm.ts';

// [R5] two who sit in a silent game, one who would tell the other something by whatever the server passes on,
// and how many bits a second come through. The sender reconnects as often as it likes.

/** What the sender does all the time, and what of it the receiver notices: each time one more symbol. */
interface Channel {
  readonly name: string;
  readonly send: (sender: Walker, turn: number) => Promise<void>;
  /** What the receiver sees of it; every change is a symbol. */
  readonly seen: (message: ServerMessage) => string | null;
  /** Of one symbol. */
  readonly bits: number;
  /** Symbols a second that [R5] allows, and how many at once. */
  readonly allowed: { readonly perSecond: number; readonly burst: number };
}

const NEVER = { perSecond: 0, burst: 0 };
/** 24 characters of 96 kinds. */
const NAME_BITS = 24 * Math.log2(96);

const act = ({ ws }: Walker, turn: number, command: { readonly type: string }) =>
  ws === null ? undefined : say(ws, { type: 'do', id: turn + 1, command });

/** Gone, and back at once: whatever was used up would be there again, if it belonged to the connection. */
async function reconnect(sender: Walker): Promise<void> {
  sender.ws?.terminate();
  await come(sender).catch(() => undefined);
}

const EVERY = 10;

async function orReconnect(sender: Walker, turn: number, send: () => void): Promise<void> {
  if (turn % EVERY === EVERY - 1) await reconnect(sender);
  send();
}

const namesOf = (message: ServerMessage) =>
  message.type === 'lobby' ? message.people.map(({ name }) => name).join() : null;

let counted = 0;
const each = () => String(counted++);

export const CHANNELS: readonly Channel[] = [
  {
    name: 'names',
    send: (sender, turn) =>
      orReconnect(sender, turn, () => sender.ws && say(sender.ws, { type: 'enter', name: `Word ${turn}` })),
    seen: namesOf,
    bits: NAME_BITS,
    allowed: NEVER,
  },
  {
    name: 'newcomers',
    send: async ({ where }, turn) => {
      const stranger = newWalker({
        ...where,
        address: attackerAddress(3 + (turn % 3)),
        cookie: freshCookie(),
      });
      await come(stranger).catch(() => undefined);
      if (stranger.ws !== null) say(stranger.ws, { type: 'enter', name: `Word ${turn}` });
      await sleep(40);
      stranger.ws?.terminate();
    },
    seen: namesOf,
    bits: NAME_BITS,
    allowed: NEVER,
  },
  {
    name: 'stares',
    send: (sender, turn) =>
      orReconnect(sender, turn, () => act(sender, turn, { type: 'stare', ...AT_RECEIVER })),
    seen: (message) => (message.type === 'stare' ? each() : null),
    bits: 1,
    allowed: { perSecond: 1, burst: 3 },
  },
  {
    name: 'pauseWishes',
    send: (sender, turn) => {
      const command = { type: 'pause', pause: turn % 2 === 0 };
      return orReconnect(sender, turn, () => act(sender, turn, command));
    },
    seen: (message) =>
      message.type === 'told' && message.events.some(({ type }) => type === 'wished') ? each() : null,
    bits: 1,
    allowed: { perSecond: 1 / 3, burst: 1 },
  },
  {
    name: 'presence',
    send: reconnect,
    seen: (message) =>
      message.type === 'lobby' ? message.people.map(({ here }) => (here ? 1 : 0)).join('') : null,
    bits: 1,
    allowed: { perSecond: 1 / 2, burst: 1 },
  },
  {
    name: 'watchers',
    send: async ({ where }, turn) => {
      const watcher = newWalker({
        ...where,
        address: attackerAddress(3 + (turn % 3)),
        cookie: freshCookie(),
      });
      await come(watcher).catch(() => undefined);
      await sleep(40);
      watcher.ws?.terminate();
    },
    seen: (message) => (message.type === 'lobby' ? String(message.watching) : null),
    bits: 1,
    allowed: { perSecond: 1 / 2, burst: 1 },
  },
  {
    name: 'lock',
    send: (sender, turn) =>
      orReconnect(sender, turn, () => sender.ws && say(sender.ws, { type: 'lock', locked: turn % 2 === 0 })),
    seen: (message) => (message.type === 'lobby' ? String(message.locked) : null),
    bits: 1,
    allowed: { perSecond: 1 / 3, burst: 1 },
  },
];

/** The receiver's seat. */
const AT_RECEIVER = { target: 1 };
/** Just below what a page may say in a second. */
const APART = 1_000 / 28;

/** How many symbols came through in so many seconds. */
async function leak(url: string, { send, seen }: Channel, seconds: number): Promise<number> {
  const [sender, receiver] = (await insist(() =>
    openTable(url, 5_000 + counted++, 3, { scenario: 3, sand: MUCH_SAND }),
  )) as [Walker, Walker];
  let [symbols, last] = [0, null as string | null];
  void receiver.listen.until((message) => {
    const now = seen(message);
    if (now !== null && now !== last) {
      if (last !== null || /^\d+$/.test(now)) symbols++;
      last = now;
    }
    return false;
  });
  const until = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < until; turn++) await Promise.all([send(sender, turn), sleep(APART)]);
  const heard = symbols;
  for (const { ws } of [sender, receiver]) ws?.terminate();
  return heard;
}

/** Time for [R5]'s slower signals to show themselves. */
const LEAST = 7;

export const sideDoors: Attack = {
  name: 'side doors of silence',
  alone: true,
  run: async ({ url }, { seconds }) => {
    const span = Math.max(seconds, LEAST);
    const heard = await Promise.all(CHANNELS.map((channel) => leak(url, channel, span)));
    const silenceBits = Object.fromEntries(
      CHANNELS.map(({ name, bits }, n) => [name, ((heard[n] as number) * bits) / span]),
    );
    const flaws = CHANNELS.flatMap(({ name, allowed }, n) =>
      (heard[n] as number) > allowed.burst + Math.ceil(allowed.perSecond * (span + 1))
        ? [`${name} get through`]
        : [],
    );
    return { sent: `${CHANNELS.length} channels for ${span} s each`, flaws, silenceBits };
  },
};
