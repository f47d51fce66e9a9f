import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type Key, type ParamsOf, t } from '#content/locales/index.ts';
import { type Box, type BoxMove, boardBox } from '../../test/e2e/boardBox.ts';
import type { Lang, Name, Person } from './people.ts';

// An evening in steps: what somebody does, what is expected then, and what everybody sees.

export interface Saw {
  readonly name: Name;
  readonly taps: number;
  readonly picture: string | null;
  readonly box: Box | null;
  readonly moves: readonly BoxMove[];
  readonly errors: readonly string[];
  /** How many things they could press or fill in. */
  readonly ways: number | null;
}

export interface Hope {
  readonly what: string;
  readonly met: boolean;
}

export interface Step {
  readonly number: number;
  readonly title: string;
  readonly game: number;
  /** Milliseconds since the evening began, and what it took. */
  readonly at: number;
  readonly took: number;
  readonly hopes: readonly Hope[];
  readonly saw: readonly Saw[];
  readonly deadEnds: readonly string[];
}

export interface Walk {
  readonly data: string;
  readonly folder: string;
  readonly lang: Lang;
  readonly pace: 'human' | 'quick';
  readonly browser: Browser;
  readonly people: Readonly<Record<Name, Person>>;
  readonly began: number;
  readonly steps: Step[];
  /** The room's path. */
  room: string;
  games: number;
  hopes: Hope[];
}

/** Longer than this, pictures aside, and somebody would have given up; more where many moves are made. */
const LONGEST = 20_000;

export const say = <K extends Key>({ lang }: Walk, key: K, ...params: ParamsOf<K>) => t(lang, key, ...params);

/** The room as this person's device reaches it. */
export const linkOf = ({ room }: Walk, { line }: Person) => `${line.url}${room}`;

/** As long as a person looks before doing something. */
export function linger({ pace, steps }: Walk, share = 1): Promise<void> {
  const looks = [0.7, 1.2, 0.5, 1.6, 0.9, 2][steps.length % 6] as number;
  return sleep((pace === 'human' ? looks * 1_000 : 60) * share);
}

export interface Doing {
  readonly title: string;
  /** More than usual, where a step is long. */
  readonly longest?: number;
  /** Not everybody looks up every time. */
  readonly seenBy?: readonly Name[];
}

/** Whatever goes wrong is a dead end; then the evening goes on as well as it can. */
export async function step(walk: Walk, doing: Doing, act: () => Promise<void>): Promise<boolean> {
  const began = performance.now();
  const deadEnds: string[] = [];
  walk.hopes = [];
  await linger(walk);
  let done = false;
  try {
    await act();
    done = true;
  } catch (error) {
    deadEnds.push((error as Error).message.split('\n').slice(0, 4).join(' '));
  }
  const took = performance.now() - began;
  const longest = doing.longest ?? LONGEST;
  if (took > longest) deadEnds.push(`took ${Math.round(took / 1000)} s`);
  const number = walk.steps.length + 1;
  const saw = await Promise.all(
    Object.values(walk.people).map((person) => look(walk, person, number, doing)),
  );
  for (const { name, ways } of saw) if (ways === 0) deadEnds.push(`${name} has no way on`);
  const { hopes, games: game } = walk;
  const at = began - walk.began;
  walk.steps.push({ number, title: doing.title, game, at, took, hopes, saw, deadEnds });
  console.log(
    `${String(number).padStart(2, '0')} ${doing.title}${[...deadEnds].map((end) => ` !! ${end}`).join('')}`,
  );
  return done;
}

/** Without it there is no more evening. */
export async function must(done: Promise<boolean>): Promise<void> {
  if (!(await done)) throw new Error('the evening ends here');
}

/** What ought to be so by now; that it is not is told, and stops nobody. */
export async function hope(walk: Walk, what: string, so: Promise<unknown>): Promise<boolean> {
  const met = await so.then(
    (answer) => answer !== false,
    () => false,
  );
  walk.hopes.push({ what, met });
  return met;
}

async function look(walk: Walk, person: Person, number: number, { title }: Doing): Promise<Saw> {
  const { name, page } = person;
  const [taps, moves, errors] = [person.taps, person.moves.splice(0), person.errors.splice(0)];
  person.taps = 0;
  const nothing = { name, taps, moves, errors, picture: null, box: null, ways: null };
  if (!person.here || page.isClosed()) return nothing;
  await page.evaluate(drawn).catch(() => undefined);
  const picture = `${String(number).padStart(2, '0')}-${slug(title)}-${name}.png`;
  await page.screenshot({ path: join(walk.folder, picture) });
  const box = (await page.locator('.game-board').count()) === 0 ? null : await boardBox(page);
  return { ...nothing, picture, box, ways: await page.evaluate(waysOn) };
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48);

/** Runs in the page: what was just done has been drawn. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames++)
    await Promise.race([new Promise(requestAnimationFrame), new Promise((late) => setTimeout(late, 200))]);
}

/** Runs in the page: everything that can be pressed, followed or filled in; of a dialog alone where one is open. */
function waysOn(): number {
  const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...inside.querySelectorAll<HTMLElement>('button, a[href], input, summary, [role=slider]')].filter(
    (thing) =>
      !thing.matches(':disabled, [aria-disabled=true]') &&
      thing.checkVisibility({ visibilityProperty: true }),
  ).length;
}
