import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rssKB } from '../load/child.ts';
import type { Database } from '../load/database.ts';
import type { Drive } from '../load/drive.ts';
import type { Order } from '../load/generator.ts';
import { openCluster } from './nodes.ts';

// How many rooms play at once before somebody waits.

const GENERATOR = fileURLToPath(new URL('../load/generator.ts', import.meta.url));
/** A number of rooms is held while the slowest hundredth stays below this, and nothing is left behind. */
export const HELD_MS = 50;
export const STEPS = [50, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_200, 1_600, 2_000];
const SECONDS = 4;
/** Nodes that take longer for one step, to open its rooms or to play in them, do not hold it. */
const STEP_WITHIN = 60_000;
const IDLE = 100;

/** What came of it; false where that takes too long, or cannot be done at all: a table that is told no ends the generator. */
async function ask(generator: ChildProcess, order: Order): Promise<Drive | null | false> {
  const over = new AbortController();
  const { signal } = over;
  const isLate = sleep(STEP_WITHIN, false as const, { signal });
  const hasEnded = once(generator, 'exit', { signal }).then(() => false as const);
  const answer = once(generator, 'message', { signal }).then(([told]) => told as Drive | null);
  if (generator.connected) generator.send(order);
  const ways = [answer, hasEnded, isLate].map((way) => way.catch(() => false as const));
  return Promise.race(ways).finally(() => over.abort());
}

/** Rooms held by so many nodes, the pages of each room at all of them; and what an idle room takes of memory. */
export async function held(database: Database, count: number, steps: readonly number[] = STEPS) {
  const cluster = await openCluster({ count, server: database });
  const generator = fork(GENERATOR);
  const url = cluster.nodes.map((node) => node.url);
  const memory = () => cluster.nodes.reduce((sum, { pid }) => sum + rssKB(pid()), 0);
  const empty = memory();
  await ask(generator, { open: 'server', url, rooms: IDLE });
  await sleep(1_000);
  const idleRoomKB = (memory() - empty) / IDLE;
  let rooms = 0;
  for (const step of steps) {
    if ((await ask(generator, { open: 'server', url, rooms: step })) === false) break;
    const isWell = async () =>
      isHeld(await ask(generator, { drive: 'server', rooms: step, seconds: SECONDS }), count, step);
    // A noisy moment is given a second chance.
    if (!((await isWell()) || (await isWell()))) break;
    rooms = step;
  }
  generator.kill();
  await cluster.end();
  return { rooms, idleRoomKB };
}

function isHeld(drive: Drive | null | false, nodes: number, rooms: number): boolean {
  if (!drive) return false;
  const { done, actions, p50Ms, p99Ms, busy } = drive;
  console.error(
    `  ${nodes} nodes, ${rooms} rooms: p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms, ${done}/${actions} done, ` +
      `generator ${(busy * 100).toFixed(0)}% busy`,
  );
  return done >= actions * 0.99 && p99Ms < HELD_MS;
}
