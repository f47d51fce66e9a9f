import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, planned } from './heist.ts';
import { enter, tabTo } from './keyboard.ts';
import { atTheTable, LAPTOP, moreSand, openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { watchBoard } from './still.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

async function playToTheWin({ heist, plan }: Awaited<ReturnType<typeof planned>>): Promise<void> {
  for (const command of plan) await carryOut(heist, command);
  for (const page of heist.pages) await page.getByRole('heading', { name: en('play.end.won') }).waitFor();
  heist.watcher.close();
}

describe('an evening', () => {
  it('[M20] four pages play scenario 1 from the link to the win, with mouse, touch and keyboard between them', async () => {
    const sizes = [
      { ...LAPTOP, viewport: { width: 1280, height: 800 } },
      PHONE,
      { ...WINDOW, viewport: { width: 844, height: 390 } },
      WINDOW,
    ];
    const pages = await atTheTable(stage, ['Ada', 'Bo', 'Cy', 'Di'], sizes);
    await moreSand(pages[0] as Page);
    await pages[0]?.getByRole('button', { name: en('page.deal.button') }).click();
    const ready = await planned(stage, pages, ['mouse', 'touch', 'keys', 'mouse']);
    const before = await panels(pages);
    const boxes = await Promise.all(pages.map(watchBoard));
    await playToTheWin(ready);
    expect(await panels(pages)).toEqual(before);
    // Explore, Steal now!, the theft: whatever came and went, no board moved.
    for (const [index, seen] of boxes.entries()) expect(await seen(), `page ${index}`).toHaveLength(1);
    await standsStill(pages[1] as Page);
  }, 240_000);

  it('[M20] a whole game by keyboard alone, from the first page to the win', async () => {
    const [ada, bo] = [await person(stage, WINDOW), await person(stage, WINDOW)];
    await ada.goto(stage.server.url);
    await enter(ada, en('page.home.open'));
    await ada.waitForURL('**/r/*');
    await bo.goto(ada.url());
    await sitDown(ada, 'Ada', 1);
    await sitDown(bo, 'Bo', 2);
    await enter(ada, en('page.choice.options'));
    await tabTo(ada, '3 min');
    for (const _ of [4, 6, 10]) await ada.keyboard.press('ArrowRight');
    await enter(ada, en('page.deal.button'));
    await playToTheWin(await planned(stage, [ada, bo], ['keys', 'keys']));
  }, 240_000);
});

/** How far they are is told in one place, as large before the first grain as after the end. */
const panels = (pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.locator('.game-status').boundingBox()));

/** [M22] the sand stands where the game ended, also for whoever loads the page again. */
async function standsStill(page: Page): Promise<void> {
  const clock = page.locator('.hourglass-time');
  const ended = await clock.textContent();
  await page.reload();
  await page.getByRole('heading', { name: en('play.end.won') }).waitFor();
  expect(await clock.textContent()).toBe(ended);
}

async function sitDown(page: Page, name: string, chair: number): Promise<void> {
  await page.getByRole('heading', { name: en('page.room.yourName') }).waitFor();
  await tabTo(page, en('page.room.name'));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: en('page.table.title') }).waitFor();
  await page.locator(`.chair-${chair - 1} .me`).waitFor();
}
