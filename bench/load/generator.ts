// The load generator, in a process of its own. It is told what to do by messages:
// { open: 'server' | 'relay', url, rooms } adds tables up to that number, { drive, rooms, seconds } drives so many.

import WebSocket from 'ws';
import type { MallCommand } from '#engine/mall/index.ts';
import { type Drive, type Driven, drivable, drive } from './drive.ts';
import { findLoop } from './loop.ts';
import { addressOf } from './page.ts';
import { openTable } from './table.ts';
import type { Walker } from './walker.ts';

export type Target = 'server' | 'relay';
export type Order =
  | { readonly open: Target; readonly url: string | readonly string[]; readonly rooms: number }
  | { readonly drive: Target; readonly rooms: number; readonly seconds: number };

const SEATS = 4;
const PACE = 2;
const AT_ONCE = 8;
const tables: Record<Target, Driven[]> = { server: [], relay: [] };
/** The same deal has the same loop, whoever sits there. */
const loops = new Map<string, readonly MallCommand[]>();

function loopOf(walkers: readonly Walker[]): readonly MallCommand[] {
  const view = walkers[0]?.view;
  if (view == null) throw new Error('not dealt');
  const key = JSON.stringify([view.shared.pawns, view.shared.hands]);
  const loop = loops.get(key) ?? findLoop(view, [0, 1, 2, 3]);
  if (loop === null) throw new Error('no loop');
  loops.set(key, loop);
  return loop;
}

async function openServerTable(url: string | readonly string[], room: number): Promise<Driven> {
  const walkers = await openTable(url, room, SEATS);
  const bySeat = (seat: number | null) => walkers.find(({ view }) => view?.seat === seat)?.ws as WebSocket;
  const loop = loopOf(walkers);
  const steps = loop.map((command) => ({
    ws: bySeat(command.seat),
    before: '{"type":"do","id":',
    after: `,"command":${JSON.stringify(command)}}`,
  }));
  return drivable(steps, [0, 1, 2, 3].map(bySeat));
}

async function openRelayTable(url: string | readonly string[], room: number): Promise<Driven> {
  const seats = await Promise.all(
    Array.from({ length: SEATS }, () => {
      const ws = new WebSocket(`${String(url).replace('http', 'ws')}/${room}`, {
        localAddress: addressOf(room),
        perMessageDeflate: false,
      });
      return new Promise<WebSocket>((resolve, reject) =>
        ws.on('open', () => resolve(ws)).on('error', reject),
      );
    }),
  );
  // As long as a move is.
  const after =
    ',"command":{"type":"move","seat":0,"pawn":"barbarian","from":6,"direction":"N","distance":1}}';
  return drivable(
    seats.map((ws) => ({ ws, before: '{"type":"do","id":', after })),
    seats,
  );
}

async function open(target: Target, url: string | readonly string[], rooms: number): Promise<void> {
  const opened = tables[target];
  const make = target === 'server' ? openServerTable : openRelayTable;
  while (opened.length < rooms) {
    const some = Math.min(AT_ONCE, rooms - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: some }, (_, n) => make(url, opened.length + n)))));
  }
}

async function obey(order: Order): Promise<Drive | null> {
  if ('drive' in order) return drive(tables[order.drive].slice(0, order.rooms), PACE, order.seconds);
  await open(order.open, order.url, order.rooms);
  return null;
}

process.on('message', async (order: Order) => {
  process.send?.(await obey(order));
});
