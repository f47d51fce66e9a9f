import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import type { Random } from '#engine/core/random.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { type Game, type MallCommand, openBox, predict, viewFor } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { evident } from '../bots/evident.ts';
import { byPointer } from './hands.ts';
import { ALL, faultsOf } from './look.ts';
import { LAPTOP, LOST_LINE, openStage, PHONE, person, picture, type Stage } from './stage.ts';
import { en } from './words.ts';

// Somebody alone with three bots, wholly in the page.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** Decks that nearly everybody wins with bots who only does what is evident. */
const DECKS = [
  [50, 96, 122, 144],
  [64, 122, 156, 182],
  [57, 109, 139, 163],
] as const;

/** The browser's own chance, made known: the page deals from it. */
async function withLuck(page: Page, words: readonly number[]): Promise<void> {
  await page.addInitScript((known) => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((into: Int32Array<ArrayBuffer>) => {
      if (!(into instanceof Int32Array)) return chance(into);
      into.set(known);
      return into;
    }) as typeof crypto.getRandomValues;
  }, words);
}

const BOX = (() => {
  const setup = setupFor({ scenario: 1, players: 4 });
  const opened = setup === undefined ? { problems: [] } : openBox(setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error('no such game');
  return opened.box;
})();

interface Kept {
  readonly random: Random;
  readonly acts: readonly { readonly at: number; readonly command: unknown; readonly seat?: number | null }[];
}

/** The game as the page keeps it for whoever loads it again; null before it begins and after its end. */
async function keptBy(page: Page): Promise<Game | null> {
  const text = await page.evaluate(() => localStorage.getItem('hushglass.mates.begun'));
  if (text === null) return null;
  const { random, acts } = JSON.parse(text) as Kept;
  const { authority } = openAuthority(mallEngine(BOX), random);
  for (const { at, command, seat = 0 } of acts) receive(authority, { seat, command }, at);
  return authority.game;
}

/** Where it brings whom it moves. */
function goal(game: Game, command: MallCommand): number | undefined {
  const after = predict(viewFor(game, 0), command);
  if (isRefusal(after)) return undefined;
  return after.shared.pawns.find((space, pawn) => space !== game.shared.pawns[pawn]);
}

const SLICE = 100;
/** The page's own time passes when it is told to, so that a busy machine costs no sand; bots answer from their worker. */
async function passes(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += SLICE) {
    await page.clock.runFor(SLICE);
    await page.evaluate(() => new Promise((then) => queueMicrotask(() => then(null))));
  }
}

/** Whether it was won. */
async function playOut(page: Page): Promise<boolean> {
  const over = page.locator('main[data-phase=over]');
  while ((await over.count()) === 0) {
    await passes(page, 1_800);
    const game = await keptBy(page);
    const command = game === null ? null : evident(viewFor(game, 0), 0);
    if (game !== null && command !== null) await byPointer(page, 'touch', command, goal(game, command));
  }
  await passes(page, 3_000);
  return (await page.getByRole('heading', { name: en('play.end.won') }).count()) > 0;
}

const playNow = (page: Page) => page.getByRole('link', { name: en('page.home.play'), exact: true });

describe('Play now', () => {
  it('[M21] on a phone: a tap, and with evident moves alone scenario 1 is won beside three bots', async () => {
    for (const deck of DECKS) {
      const page = await person(stage, PHONE);
      await withLuck(page, deck);
      await page.clock.install();
      await page.goto(stage.server.url);
      await playNow(page).tap();
      const bots = page.locator('.player .bot-mark');
      await bots.nth(2).waitFor();
      expect(await bots.allTextContents()).toEqual(Array(3).fill(en('door.bot')));
      await page.getByText(en('play.ready.count', { ready: 3, count: 4 })).waitFor();
      expect(await faultsOf(page, ALL)).toEqual([]);
      await picture(page, 'mates-alone-dealt');
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await page.getByRole('button', { name: en('play.ready.ready'), exact: true }).tap();
      const won = await playOut(page);
      await picture(page, `mates-alone-${won ? 'won' : 'lost'}`);
      await page.clock.resume();
      if (!won) continue;
      expect(await faultsOf(page, ALL)).toEqual([]);
      expect(await keptBy(page)).toBeNull();
      await page.getByText(en('play.end.wonAmongBots')).waitFor();
      const next = { number: 2, name: en('game.scenario.2') };
      expect(await page.locator('.end-card .button.sand').allTextContents()).toEqual([
        en('play.end.next', next),
      ]);
      return;
    }
    throw new Error('no deck was won');
  }, 300_000);

  it('without a connection, once the page was here; and the game that was left goes on', async () => {
    const gone = await openStage();
    const page = await person(gone, { ...LAPTOP, viewport: { width: 1280, height: 800 }, excuse: LOST_LINE });
    const home = gone.server.url;
    // One in which bots can begin although she does nothing.
    await withLuck(page, DECKS[0]);
    await page.goto(`${home}/tower`);
    await page.getByText(en('offline.ready')).waitFor();
    await page.context().setOffline(true);
    await gone.end();
    await page.goto(home);
    await playNow(page).click();
    await page.getByRole('button', { name: en('play.ready.ready'), exact: true }).click();
    await page.locator('main[data-phase=running]').waitFor();
    const acts = async () => (await keptBy(page))?.shared.pawns.join();
    const first = await acts();
    await expect.poll(acts, { timeout: 30_000 }).not.toBe(first);
    await page.reload();
    await page.getByRole('button', { name: en('play.solo.goOn') }).waitFor();
    expect(await faultsOf(page, ALL)).toEqual([]);
    await picture(page, 'mates-alone-waits');
    await page.getByRole('button', { name: en('play.solo.goOn') }).click();
    await page.locator('main[data-phase=running]').waitFor();
    expect(await page.locator('.player .bot-mark').count()).toBe(3);
  }, 90_000);
});
