import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { descriptorsOf, freePort, scratch, serverBehind, startServerChild } from './load/child.ts';
import { ask } from './load/page.ts';
import { openTable } from './load/table.ts';
import { come, type Walker, walk } from './load/walker.ts';
import { median } from './measure.ts';
import { insist } from './siege/insist.ts';

// Rooms are opened, played, left and come back to, for as long as it takes to see whether anything
// of them stays behind.

export interface Churn {
  readonly seconds: number;
  readonly say: (line: string) => void;
}

const FIGURES = {
  'heap MB': 'nodejs_heap_size_used_bytes',
  timers: 'nodejs_active_resources{type="Timeout"}',
  handles: 'nodejs_active_handles_total',
  rooms: 'hushglass_rooms',
} as const;
type Figure = keyof typeof FIGURES | 'descriptors';
type Sample = Readonly<Record<Figure, number>>;

export interface Level {
  readonly what: Figure;
  readonly middle: number;
  readonly last: number;
  readonly isLevel: boolean;
}

export interface Churned {
  readonly rooms: number;
  readonly samples: number;
  readonly levels: readonly Level[];
}

/** So many go about it at the same time. */
const GROUPS = 12;
const PLAYERS = 3;
const COLLECTED = fileURLToPath(new URL('load/collected.ts', import.meta.url));
/** An empty room is put away soon, so that an evening is as good as a week. */
const SWEEP = { HUSHGLASS_SWEEP_MS: '1000' };
/** A game that everyone just leaves is over soon after; before that its room may not be put away. */
const SAND = 10_000;
const SAMPLES = 60;
const WATCHMAN = '127.0.9.1';
/** What may grow in the last third without being a leak. */
const SHARE = 1.1;
const ALLOWED: Sample = { 'heap MB': 2, timers: 5, handles: 10, rooms: 6, descriptors: 10 };

export async function churn({ seconds, say }: Churn): Promise<Churned> {
  const { data, clear } = scratch();
  const child = await startServerChild(data, await freePort(), serverBehind([COLLECTED]), SWEEP);
  const until = performance.now() + seconds * 1_000;
  let rooms = 0;
  const group = async () => {
    while (performance.now() < until) await evening(child.url, rooms++);
  };
  const samples: Sample[] = [];
  const sampling = async () => {
    while (performance.now() < until) {
      await sleep((seconds * 1_000) / SAMPLES);
      const sample = await look(child.url, child.process.pid as number);
      samples.push(sample);
      say(WHAT.map((what) => `${what} ${Math.round(sample[what] * 10) / 10}`).join('  '));
    }
  };
  await Promise.all([sampling(), ...Array.from({ length: GROUPS }, group)]);
  await child.end('SIGKILL');
  clear();
  return { rooms, samples: samples.length, levels: WHAT.map((what) => levelOf(what, samples)) };
}

const WHAT = [...Object.keys(FIGURES), 'descriptors'] as readonly Figure[];

/** One room's: it is opened and played, all lose the line and come back, the host ends it or they just go. */
export async function evening(
  url: string | readonly string[],
  room: number,
  came?: (walkers: readonly Walker[]) => void,
): Promise<void> {
  const table = await insist(() => openTable(url, room, PLAYERS, { scenario: 1, sand: SAND }, 0, came));
  await play(table);
  leave(table);
  await sleep(50 + Math.random() * 500);
  await Promise.all(table.map((walker) => come(walker).catch(() => undefined)));
  await play(table);
  if (room % 4 > 0) table[0]?.ws?.send(JSON.stringify({ type: 'leave' }));
  await sleep(50);
  leave(table);
}

async function play(table: readonly Walker[]): Promise<void> {
  for (let act = 0; act < 6; act++) {
    for (const walker of table) walk(walker);
    await sleep(60 + Math.random() * 120);
  }
}

function leave(table: readonly Walker[]): void {
  for (const { ws } of table) ws?.terminate();
}

export async function look(url: string, pid: number): Promise<Sample> {
  const { text } = await ask(`${url}/metrics`, WATCHMAN);
  const lines = text.split('\n');
  const figure = (what: keyof typeof FIGURES) =>
    Number(
      lines
        .find((line) => line.startsWith(`${FIGURES[what]} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  return {
    'heap MB': figure('heap MB') / 2 ** 20,
    timers: figure('timers'),
    handles: figure('handles'),
    rooms: figure('rooms'),
    descriptors: descriptorsOf(pid),
  };
}

function levelOf(what: Figure, samples: readonly Sample[]): Level {
  const third = Math.floor(samples.length / 3);
  const rounded = (some: readonly Sample[]) => Math.round(median(some.map((one) => one[what])) * 10) / 10;
  const middle = rounded(samples.slice(third, 2 * third));
  const last = rounded(samples.slice(2 * third));
  return { what, middle, last, isLevel: last <= middle * SHARE || last - middle <= ALLOWED[what] };
}
