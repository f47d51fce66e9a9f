// Rooms of innocents, in a process of their own so that nothing but the server can delay them. It is
// told what to do by messages: { open }, 'take' what was measured since the last time, 'enter' as somebody new.

import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal, type MallCommand, predict, type View } from '#engine/mall/index.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { findLoop } from '../load/loop.ts';
import { addressOf, createRoom, freshCookie, say } from '../load/page.ts';
import { openTable } from '../load/table.ts';
import { come, newWalker, request, type Walker } from '../load/walker.ts';
import type { Order } from './innocents.ts';
import { insist } from './insist.ts';

const ROOMS = 3;
/** Each room has an address to itself. */
const APART = 10;
const LONGEST = 10_000;
const ENTERS_WITHIN = 5_000;

const RESOLUTION = 5;
const lateness = monitorEventLoopDelay({ resolution: RESOLUTION });
lateness.enable();

interface Room {
  readonly walkers: readonly Walker[];
  /** A round that ends where it began; each step can be told by where the pawns stand. */
  readonly round: readonly { readonly pawns: string; readonly command: MallCommand }[];
}

let waits: number[] = [];
/** What is asked in the middle of an act has waited so long already. */
const underWay = new Set<() => void>();
let server = '';
let newcomers = 0;

const pawnsOf = ({ shared }: View) => JSON.stringify(shared.pawns);

async function openRoom(number: number): Promise<Room> {
  const walkers = await openTable(server, number * APART, 4);
  const loop = findLoop(walkers[0]?.view as View, [0, 1, 2, 3]);
  // A deal in which nobody can go there and back is dealt again, in another room.
  if (loop === null) return openRoom(number + ROOMS);
  let view = walkers[0]?.view as View;
  const round = loop.map((command) => {
    const pawns = pawnsOf(view);
    const next = predict(view, command);
    view = isRefusal(next) ? view : next;
    return { pawns, command };
  });
  return { walkers, round };
}

/** At a steady pace: what is late because of what was late before it counts from when it was due. */
async function play(room: Room, pace: number): Promise<never> {
  for (let due = performance.now() + pace * Math.random(); ; due += pace) {
    await sleep(Math.max(0, due - performance.now()));
    const isThere = room.walkers.every(({ ws }) => ws !== null);
    if (!isThere) {
      await back(room);
      due = performance.now();
    }
    await act(room, due);
  }
}

const isMove = (message: ServerMessage) =>
  message.type === 'told' && message.events.some(({ type }) => type === 'moved');

/** One act, and how long it takes to each of the other seats. */
async function act({ walkers, round }: Room, due: number): Promise<void> {
  const now = pawnsOf(walkers[0]?.view as View);
  const command = round.find(({ pawns }) => pawns === now)?.command;
  const mover = walkers.find(({ view }) => view?.seat === command?.seat);
  if (command === undefined || mover === undefined) return;
  const late = performance.now() + LONGEST;
  const missing = new Set(walkers);
  const notYet = () => waits.push(Math.min(LONGEST, performance.now() - due));
  underWay.add(notYet);
  for (const walker of walkers)
    void walker.listen.until(isMove).then(() => {
      if (missing.delete(walker) && walker !== mover) waits.push(Math.min(LONGEST, performance.now() - due));
    });
  request(mover, command);
  while (missing.size > 0 && performance.now() < late && walkers.every(({ ws }) => ws !== null))
    await sleep(1);
  for (const walker of missing) if (walker !== mover) waits.push(LONGEST);
  missing.clear();
  underWay.delete(notYet);
}

/** Whoever lost the line takes it up again. */
async function back({ walkers }: Room): Promise<void> {
  while (walkers.some(({ ws }) => ws === null)) {
    const lost = walkers.filter(({ ws }) => ws === null);
    await Promise.all(lost.map((walker) => come(walker).catch(() => sleep(200))));
  }
}

function taken() {
  for (const notYet of underWay) notYet();
  const sorted = waits.sort((a, b) => a - b);
  waits = [];
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? LONGEST;
  const ownP99Ms = lateness.percentile(99) / 1e6 - RESOLUTION;
  lateness.reset();
  return {
    acts: sorted.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    worstMs: sorted.at(-1) ?? LONGEST,
    ownP99Ms,
  };
}

/** Somebody new opens a room and goes in: how long that takes. */
async function enter(): Promise<number> {
  const began = performance.now();
  const address = addressOf(2_500 + newcomers++ * APART);
  const inside = async () => {
    const code = await createRoom(server, address);
    const walker = newWalker({ url: server, code, address, cookie: freshCookie() });
    await come(walker);
    const known = walker.listen.until((message) => message.type === 'lobby' && message.people.length === 1);
    if (walker.ws !== null) say(walker.ws, { type: 'enter', name: 'Newcomer' });
    await known;
    walker.ws?.terminate();
    return performance.now() - began;
  };
  const never = sleep(ENTERS_WITHIN).then(() => Number.POSITIVE_INFINITY);
  return Promise.race([inside().catch(() => never), never]);
}

async function obey(order: Order): Promise<unknown> {
  if (order === 'take') return taken();
  if (order === 'enter') return enter();
  server = order.open;
  const rooms = await Promise.all(
    Array.from({ length: ROOMS }, (_, number) => insist(() => openRoom(number))),
  );
  for (const room of rooms) void play(room, order.pace);
  return null;
}

process.on('message', async (order: Order) => {
  process.send?.(await obey(order));
});
process.on('disconnect', () => process.exit());
