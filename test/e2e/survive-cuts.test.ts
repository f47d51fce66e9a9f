import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { type Game, type MallCommand, options } from '#engine/mall/index.ts';
import type { Page as Wire } from '../server/client.ts';
import type { BadLine } from '../server/proxy.ts';
import { sees } from './heist.ts';
import { behindALine, openPlace, type Place } from './servers.ts';
import { LOST_LINE, person, WINDOW } from './stage.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';

// Lines that are away for longer than a moment, in a browser that holds the handshakes of such a page back.
// HUSHGLASS_LONG=1 also cuts one for ten minutes.

const LONG = process.env.HUSHGLASS_LONG === '1';
const CUTS = LONG ? [4_000, 25_000, 60_000, 600_000] : [4_000, 25_000, 60_000];
/** A handshake is held back for up to five seconds, and the machine may be busy. */
const BACK_WITHIN = 20_000;
const SAND = 1_800_000;

/** The one with a screen behind a line that can be cut. */
interface Far {
  readonly page: Page;
  readonly line: BadLine;
}

const strip = (page: Page) => page.locator('.status-strip');

/** A running game of one on the wire and so many with screens, each behind a line of their own. */
async function tableOfFar(count: number): Promise<{ table: WireTable; far: readonly Far[] }> {
  const place = await openPlace();
  const table = await wireTable(place, ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'].slice(0, count + 1));
  onTestFinished(() => table.close());
  table.choose({ scenario: 2, sand: SAND });
  await table.start();
  const far: Far[] = [];
  for (let seat = 1; seat <= count; seat++) far.push(await sitFar(place, table, seat));
  return { table, far };
}

async function sitFar(place: Place, table: WireTable, seat: number): Promise<Far> {
  const { place: there, line } = await behindALine(place);
  const page = await person(place, { ...WINDOW, excuse: LOST_LINE });
  await sitIn(page, there.server.url, table, seat);
  await sees(page, table.game as Game);
  await page.evaluate(failOften, FAILURES);
  return { page, line };
}

/**
 * Chromium weighs failures against successes of the last minutes. A page that has been here for longer has none of
 * these left; one that has just come makes up for it.
 */
const FAILURES = 20;

/** Runs in the page. */
async function failOften(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const nowhere = new WebSocket(`ws://${location.host}/ws/nowhere`);
    await new Promise((resolve) => nowhere.addEventListener('close', resolve));
  }
}

/** Silently, or with every attempt of the first half broken off. */
async function cutFor({ line }: Far, span: number, broken: boolean): Promise<void> {
  line.cut();
  for (let left = span; left > 0; left -= 1_000) {
    if (broken && left > span / 2) line.reset();
    await sleep(Math.min(1_000, left));
  }
}

/** How long it takes until the page has what happened meanwhile. */
async function mend({ page, line }: Far, game: Game): Promise<number> {
  const mended = performance.now();
  line.mend();
  const back = sees(page, game).then(() => strip(page).waitFor({ state: 'detached' }));
  return back.then(
    () => performance.now() - mended,
    () => Number.POSITIVE_INFINITY,
  );
}

const someMove = (game: Game) =>
  options(game, 0).find(({ type }) => type === 'move' || type === 'explore') as MallCommand;

/** Each is cut for as long, all at the same time. */
async function longCuts(): Promise<void> {
  const { table, far } = await tableOfFar(CUTS.length);
  const before = table.game as Game;
  const cuts = far.map((one, index) => cutFor(one, CUTS[index] as number, index > 0));
  await sleep(1_000);
  await table.give([someMove(before)]);
  const back = await Promise.all(
    far.map(async (one, index) => {
      await cuts[index];
      await sees(one.page, before);
      return mend(one, table.game as Game);
    }),
  );
  console.log(`back after ${back.map(Math.round).join(', ')} ms`);
  for (const span of back) expect(span).toBeLessThan(BACK_WITHIN);
  for (const [index, { page }] of far.entries()) await prods(page, table.wires[0] as Wire, index + 1);
}

/** What is done on the page reaches the others, too. */
async function prods(page: Page, ada: Wire, seat: number): Promise<void> {
  await page.getByRole('button', { name: 'Do something! to Ada' }).click();
  await ada.next('told', ({ events }) =>
    events.some((event) => event.type === 'doSomething' && event.seat === seat),
  );
}

/** One is shown again, the other hears that there is a network. */
async function wakes(): Promise<void> {
  const { table, far } = await tableOfFar(2);
  const [shown, online] = far as [Far, Far];
  for (const { line } of far) line.cut();
  await table.give([someMove(table.game as Game)]);
  await Promise.all([
    tries(shown, async (page) => {
      await page.evaluate(hide, true);
      await page.evaluate(hide, false);
    }),
    tries(online, (page) => page.evaluate(() => void dispatchEvent(new Event('online')))),
  ]);
  const back = await Promise.all(far.map((one) => mend(one, table.game as Game)));
  console.log(`woken, back after ${back.map(Math.round).join(', ')} ms`);
  for (const span of back) expect(span).toBeLessThan(BACK_WITHIN);
}

/** Runs in the page. */
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs in the page: how often it has tried since now. (The browser tells of an attempt when it lets it go.) */
function countAttempts(): void {
  const counted = globalThis as { attempts?: number };
  const Plain = WebSocket;
  counted.attempts = 0;
  globalThis.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url);
      counted.attempts = (counted.attempts ?? 0) + 1;
    }
  };
}

const attemptsOf = (page: Page) =>
  page.evaluate(() => (globalThis as { attempts?: number }).attempts as number);

/** An attempt that is waited for so long has seconds to go. */
const PATIENT = 3_000;

async function tries({ page }: Far, wake: (page: Page) => Promise<void>): Promise<void> {
  await strip(page).waitFor();
  await page.evaluate(countAttempts);
  let seen = -1;
  for (let now = await attemptsOf(page); now !== seen; now = await attemptsOf(page)) {
    seen = now;
    await sleep(PATIENT);
  }
  await wake(page);
  await expect.poll(() => attemptsOf(page), { timeout: PATIENT }).toBe(seen + 1);
}

// Both at the same time: most of it is waiting.
it(
  `a line that is away for ${CUTS.map((span) => span / 1_000).join(', ')} s comes back by itself, with what happened meanwhile; a page that is shown again, or hears of a network, tries at once`,
  () => Promise.all([longCuts(), wakes()]),
  (CUTS.at(-1) as number) + 120_000,
);
