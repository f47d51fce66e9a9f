import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { evening } from '../churn.ts';
import type { Walker } from '../load/walker.ts';
import { type Levelled, level } from './level.ts';
import { onDatabase, onFile, type Sample } from './stages.ts';

// A host for a long time: rooms are opened, played, left and forgotten, people come and go. On a database there are two nodes,
// people come by either, and one of them is stopped or killed again and again. Of the process that stays, and of what is
// kept, nothing may grow without end.

export interface Soak {
  readonly minutes: number;
  /** How much faster days pass than they do. */
  readonly speed: number;
  readonly store: keyof typeof STAGES;
  readonly say: (line: string) => void;
}

export interface Soaked {
  readonly hours: number;
  readonly rooms: number;
  readonly spoilt: number;
  readonly restarts: number;
  readonly samples: number;
  readonly levels: readonly Levelled[];
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PRELOADS = [here('../load/collected.ts'), here('fast.ts')];
/** So many go about it, each so often, however fast the machine is: what is kept depends on it. */
const GROUPS = 4;
const ONE_EVERY = 7_000;
/** Milliseconds after which nothing will come of an evening. */
const LONGEST = 20_000;
const SAMPLES = 60;
const STAGES = { database: onDatabase, file: onFile } as const;
/** An empty room is put away soon, and what nobody visits for half a day is forgotten. */
const SETTINGS = {
  HUSHGLASS_SWEEP_MS: '1000',
  HUSHGLASS_KEEP_ROOMS_DAYS: '0.5',
  HUSHGLASS_KEEP_LOST_DAYS: '0.5',
};

export async function soak({ minutes, speed, store, say }: Soak): Promise<Soaked> {
  const env = { ...SETTINGS, HUSHGLASS_SOAK_SPEED: String(speed), HUSHGLASS_SOAK_BEGAN: String(Date.now()) };
  const stage = await STAGES[store]({ preloads: PRELOADS, env });
  try {
    const until = performance.now() + minutes * 60_000;
    const counts = { rooms: 0, spoilt: 0, restarts: 0 };
    const group = async () => {
      while (performance.now() < until) {
        const next = performance.now() + ONE_EVERY;
        if (!(await wholeEvening(stage.urls, counts.rooms++))) counts.spoilt++;
        await sleep(Math.max(0, next - performance.now()));
      }
    };
    const samples: Sample[] = [];
    const sampling = async () => {
      while (performance.now() < until) {
        await sleep((minutes * 60_000) / SAMPLES);
        const sample = await stage.take();
        samples.push(sample);
        const shown = Object.entries(sample).map(([what, value]) => `${what} ${Math.round(value * 10) / 10}`);
        say(shown.join('  '));
      }
    };
    await Promise.all([sampling(), stage.comeAndGo(until, counts), ...Array.from({ length: GROUPS }, group)]);
    const hours = (minutes * speed) / 60;
    const levels = Object.keys(samples[0] ?? {}).map((what) => level(what, samples, hours));
    return { hours, ...counts, samples: samples.length, levels };
  } finally {
    await stage.end();
  }
}

/** Whoever was with a node that ended just then goes home: false. */
async function wholeEvening(urls: readonly string[], room: number): Promise<boolean> {
  const came: Walker[] = [];
  const whole = evening(urls, room, (walkers) => void came.push(...walkers)).then(
    () => true,
    () => false,
  );
  const isWhole = await Promise.race([whole, sleep(LONGEST, false)]);
  for (const { ws } of came) ws?.terminate();
  return isWhole;
}
