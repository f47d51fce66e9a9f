import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';

// Drives tables at a steady pace and takes the time from an action to the last seat's frame.

/** A table as the load generator sees it: sockets, and the round of messages that is sent for ever. */
export interface Driven {
  /** The socket and the text of each step, around the id that is filled in. */
  readonly steps: readonly { readonly ws: WebSocket; readonly before: string; readonly after: string }[];
  readonly seats: readonly WebSocket[];
  /** When the actions were due that are not done yet. One is under way at a time: the steps of a round only
   * fit after one another, and what waits for a slow server counts from when it was due. */
  readonly due: number[];
  frames: number;
  actions: number;
}

export interface Drive {
  readonly actions: number;
  readonly done: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytes: number;
  readonly frames: number;
  /** Frames that tell of no move: something was refused. */
  readonly strays: number;
  /** The share of a core that driving took. */
  readonly busy: number;
}

const FRAME_HEADER = 2;
const LONGEST_WAIT = 10_000;

interface Tally {
  latencies: number[];
  bytes: number;
  frames: number;
  strays: number;
}
const tally: Tally = { latencies: [], bytes: 0, frames: 0, strays: 0 };

export function drivable(
  steps: readonly { readonly ws: WebSocket; readonly before: string; readonly after: string }[],
  seats: readonly WebSocket[],
): Driven {
  const table: Driven = { steps, seats, due: [], frames: 0, actions: 0 };
  for (const ws of seats) {
    ws.removeAllListeners('message');
    ws.on('message', (data: Buffer, binary) => arrive(table, data.length, binary));
  }
  return table;
}

function arrive(table: Driven, length: number, binary: boolean): void {
  if (!binary) {
    tally.strays++;
    return;
  }
  tally.frames++;
  tally.bytes += length + FRAME_HEADER;
  if (++table.frames % table.seats.length > 0) return;
  tally.latencies.push(performance.now() - (table.due.shift() ?? 0));
  if (table.due.length > 0) step(table);
}

/** Every seat acts `pace` times a second; the tables take turns evenly. */
export async function drive(tables: readonly Driven[], pace: number, seconds: number): Promise<Drive> {
  Object.assign(tally, { latencies: [], bytes: 0, frames: 0, strays: 0 });
  const perMs = (tables.reduce((sum, { seats }) => sum + seats.length, 0) * pace) / 1000;
  const cpu = process.cpuUsage();
  const began = performance.now();
  let actions = 0;
  for (let now = began; now < began + seconds * 1000; now = performance.now()) {
    for (const due = Math.floor((now - began) * perMs); actions < due; actions++)
      fallDue(tables[actions % tables.length] as Driven);
    await sleep(1);
  }
  const { user, system } = process.cpuUsage(cpu);
  const busy = (user + system) / 1000 / (performance.now() - began);
  await settle(tables);
  const { latencies, ...counted } = tally;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.POSITIVE_INFINITY;
  return { actions, done: latencies.length, p50Ms: at(0.5), p99Ms: at(0.99), ...counted, busy };
}

/** What is under way is waited for; what only waited behind it is given up, and was not done. */
async function settle(tables: readonly Driven[]): Promise<void> {
  for (const { due } of tables) due.splice(1);
  const until = performance.now() + LONGEST_WAIT;
  while (tables.some(({ due }) => due.length > 0) && performance.now() < until) await sleep(20);
}

function fallDue(table: Driven): void {
  if (table.due.push(performance.now()) === 1) step(table);
}

function step(table: Driven): void {
  const id = table.actions++;
  const { ws, before, after } = table.steps[id % table.steps.length] as Driven['steps'][number];
  ws.send(`${before}${FIRST_ID + id}${after}`);
}

/** Above the numbers that were used to open the table. */
const FIRST_ID = 1_000;
