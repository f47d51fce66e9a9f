import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Disk, REAL } from './disk.ts';
import { type Fort, openFort, type Size, sizeOf } from './fort.ts';
import { type Innocents, type Latency, openInnocents } from './innocents.ts';

// One attack on a server of its own, with innocents who play on, and what came of it.

export interface Wishes {
  /** How long a storm is. */
  readonly seconds: number;
  /** For the tests: a little of everything. */
  readonly short: boolean;
  /** How many seconds it is left alone after a storm, to see what it still writes. */
  readonly idle: number;
  /** A PostgreSQL on which it keeps what it keeps, instead of in a file. */
  readonly database?: string;
}

/** What an attack found; what is not said was not found. */
export interface Found {
  readonly sent: string;
  readonly forks?: number;
  readonly wrongPages?: number;
  readonly falselyAcknowledged?: number;
  /** Anything else that must not be, in words. */
  readonly flaws?: readonly string[];
  /** [R5] bits a second that come through silence, by what carries them. */
  readonly silenceBits?: Readonly<Record<string, number>>;
  /** What is written while nothing happens. */
  readonly idleBytesPerSecond?: number;
}

type Measured = 'silenceBits' | 'idleBytesPerSecond';

export interface Row extends Required<Omit<Found, Measured>>, Pick<Found, Measured> {
  readonly attack: string;
  readonly crashes: number;
  readonly slow: boolean;
  readonly quiet: Latency | null;
  readonly storm: Latency | null;
  readonly before: Size;
  readonly worst: Size;
  readonly after: Size;
}

export interface Attack {
  readonly name: string;
  readonly disk?: Disk;
  readonly slow?: boolean;
  readonly env?: Disk['env'];
  /** What has to be there before anyone comes. */
  readonly prepare?: (fort: Fort) => Promise<void>;
  /** Where nobody is measured. */
  readonly alone?: boolean;
  readonly run: (fort: Fort, wishes: Wishes, field: Field) => Promise<Found>;
}

export interface Field {
  /** How long somebody new needs to get in, in milliseconds. */
  readonly enter: () => Promise<number>;
  /** The storm is over: what follows is nothing the innocents should be measured by. */
  readonly over: () => Promise<void>;
}

// Those who attack have machines of their own: here they stand back behind the server and the innocents.
const BEHIND = 10;
/** Milliseconds from act to act in each innocent room; over a slow disk one has to be done before the next. */
const PACE = 60;
const SLOW_PACE = 250;
const QUIET = 4_000;
const SETTLE = 1_000;

export async function storm(attack: Attack, wishes: Wishes): Promise<Row> {
  const { name, disk = REAL, slow = false, env = {}, run } = attack;
  const alone = attack.alone || wishes.short;
  const fort = await openFort(disk, env, wishes.database);
  await attack.prepare?.(fort);
  const innocents = alone ? null : await openInnocents(fort.url, slow ? SLOW_PACE : PACE);
  const quiet = innocents && (await quietly(innocents));
  let stormy: Latency | null = null;
  const over = async () => {
    stormy ??= innocents && (await innocents.take());
  };
  const before = sizeOf(fort);
  const watch = watchSize(fort);
  setPriority(BEHIND);
  const found = await run(fort, wishes, { enter: async () => innocents?.enter() ?? 0, over });
  await over();
  if (!wishes.short) await sleep(SETTLE);
  const worst = watch();
  const after = sizeOf(fort);
  await fort.mend();
  innocents?.end();
  await fort.end();
  const nothing = { forks: 0, wrongPages: 0, falselyAcknowledged: 0, flaws: [] };
  const measured = { quiet, storm: stormy, before, worst, after };
  return { ...nothing, ...found, attack: name, crashes: fort.crashes(), slow, ...measured };
}

async function quietly(innocents: Innocents): Promise<Latency> {
  await sleep(500);
  await innocents.take();
  await sleep(QUIET);
  return innocents.take();
}

const SAMPLE_EVERY = 100;

/** Samples until it is called, and then tells the most. */
function watchSize(fort: Fort): () => Size {
  const sizes: Size[] = [];
  const sampling = setInterval(() => sizes.push(sizeOf(fort)), SAMPLE_EVERY);
  return () => {
    clearInterval(sampling);
    const most = (figure: keyof Size) => Math.max(sizeOf(fort)[figure], ...sizes.map((size) => size[figure]));
    return { memoryMB: most('memoryMB'), descriptors: most('descriptors') };
  };
}
