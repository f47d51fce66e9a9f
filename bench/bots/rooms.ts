import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, cpuMs, freePort, scratch, startServerChild } from '../load/child.ts';
import { say } from '../load/page.ts';
import { openTables } from '../load/table.ts';
import { type Walker, walk } from '../load/walker.ts';

// Rooms with a person and three bots each on a real server, beside as many rooms of four people who do as much: what the
// bots' thinking costs, and whether anybody has to wait for it.

export interface RoomsRun {
  /** Milliseconds of a core that a second of all rooms takes. */
  readonly cpuMs: number;
  readonly actsPerSecond: number;
  /** From a question to the answer, for one in a hundred the slowest. */
  readonly p99Ms: number;
}

export interface RoomsMeasured {
  readonly rooms: number;
  readonly bots: RoomsRun;
  readonly people: RoomsRun;
}

const SETTLED = 8_000;
const SECONDS = 12;
const BOTS = 3;
/** How long a person takes for an act, beside bots. */
const PERSON = 4_000;

/** Everyone acts once within this time, and not all at once. */
function walking(walkers: readonly Walker[], every: number): () => void {
  let turn = 0;
  const step = Math.max(1, Math.ceil(walkers.length / (every / TICK)));
  const timer = setInterval(() => {
    for (let n = 0; n < step; n++) walk(walkers[(turn + n) % walkers.length] as Walker);
    turn = (turn + step) % walkers.length;
  }, TICK);
  return () => clearInterval(timer);
}
const TICK = 50;

async function lags(walkers: readonly Walker[], until: number): Promise<readonly number[]> {
  const found: number[] = [];
  while (performance.now() < until) {
    const asked = walkers[Math.floor(Math.random() * walkers.length)] as Walker;
    const sent = performance.now();
    const answered = asked.listen.until(({ type }) => type === 'pong');
    if (asked.ws !== null) say(asked.ws, { type: 'ping', sent });
    await answered;
    found.push(performance.now() - sent);
    await sleep(10);
  }
  return found.sort((one, other) => one - other);
}

/** Acts of people as their pages were told, and of bots as the server counts them. */
async function actsOf(server: Child, walkers: readonly Walker[]): Promise<number> {
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const bots = Number(/^hushglass_bot_acts_total (\d+)$/m.exec(figures)?.[1] ?? 0);
  return bots + walkers.reduce((sum, { acked }) => sum + acked.length, 0);
}

async function measured(server: Child, walkers: readonly Walker[], every: number): Promise<RoomsRun> {
  const stop = walking(walkers, every);
  await sleep(SETTLED);
  const pid = server.process.pid as number;
  const [cpu, acts] = [cpuMs(pid), await actsOf(server, walkers)];
  const sorted = await lags(walkers, performance.now() + SECONDS * 1_000);
  const [spent, done] = [cpuMs(pid) - cpu, (await actsOf(server, walkers)) - acts];
  stop();
  return {
    cpuMs: Math.round(spent / SECONDS),
    actsPerSecond: Math.round(done / SECONDS),
    p99Ms: Number((sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1)),
  };
}

async function run(rooms: number, bots: number, every: number): Promise<RoomsRun> {
  const { data, clear } = scratch();
  const server = await startServerChild(data, await freePort());
  const tables = await openTables(server.url, rooms, bots === 0 ? 4 : 1, 0, undefined, bots);
  const found = await measured(server, tables.flat(), every);
  for (const { ws } of tables.flat()) ws?.terminate();
  await server.end('SIGKILL');
  clear();
  return found;
}

export async function roomsBench(rooms: number): Promise<RoomsMeasured> {
  const bots = await run(rooms, BOTS, PERSON);
  const perPerson = bots.actsPerSecond / (rooms * 4);
  const people = await run(rooms, 0, 1_000 / perPerson);
  return { rooms, bots, people };
}
