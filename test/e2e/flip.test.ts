import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capital } from '#content/locales/index.ts';
import { ACTIONS } from '#engine/mall/actions.ts';
import { carryOut, planned } from './heist.ts';
import {
  atTheTable,
  chooseScenario,
  LAPTOP,
  openStage,
  PHONE,
  picture,
  type Stage,
  WINDOW,
} from './stage.ts';
import { wayToTheTimer } from './way.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const NAMES = ACTIONS.map((action) => capital(en(`game.action.${action}`)));
const handOf = (page: Page) => page.locator('.hand .action-name').allTextContents();

/** What the banner says one holds now. */
async function bannerOf(page: Page): Promise<readonly string[]> {
  await page.locator('.banner', { hasText: en('play.hold.now') }).waitFor();
  const words = await page.locator('.banner-action').allTextContents();
  return words.map((word) => word.trim());
}

const sandUnder = (page: Page, seconds: number) =>
  page.waitForFunction(
    (most) => {
      const [minutes = 9, rest = 0] =
        document.querySelector('[role=timer]')?.textContent?.split(':').map(Number) ?? [];
      return minutes * 60 + rest <= most;
    },
    seconds,
    { polling: 100 },
  );

describe('the sand', () => {
  it('[S3][M24] turns and passes every action tile on, which every page shows; runs out, and everyone has lost', async () => {
    const pages = (await atTheTable(stage, ['Ada', 'Bo', 'Cy'], [LAPTOP, PHONE, WINDOW])) as [
      Page,
      Page,
      Page,
    ];
    await chooseScenario(pages[0], 3);
    await pages[0].getByRole('button', { name: en('page.deal.button') }).click();
    const { heist, plan } = await planned(stage, pages, ['mouse', 'touch', 'keys']);
    for (const command of plan.filter(({ type }) => type === 'ready')) await carryOut(heist, command);
    const way = wayToTheTimer(heist.game);
    for (const command of way.slice(0, -1)) await carryOut(heist, command);
    const before = await Promise.all(pages.map(handOf));
    expect(before.flat().sort()).toEqual([...NAMES].sort());
    for (const page of pages) await page.locator('.talk.silence').waitFor();

    // Turned after so little has fallen, it gives back no more than that.
    await sandUnder(pages[0], 172);
    await carryOut(heist, way.at(-1) as never);
    const [held] = await Promise.all([
      Promise.all(pages.map(bannerOf)),
      ...pages.map((page) => page.locator('.talk.window').waitFor()),
    ]);
    // Everyone's left neighbour is the next seat: from there on round.
    expect(held).toEqual([before[2], before[0], before[1]]);
    const shots = pages.map((page, index) => picture(page, `flip-${['laptop', 'phone', 'window'][index]}`));
    expect(await Promise.all(pages.map(handOf))).toEqual(held);
    await Promise.all(shots);

    for (const page of pages) {
      await page.getByRole('heading', { name: en('play.end.lost') }).waitFor();
      await page.locator('.end').getByText(en('game.lost.sand')).waitFor();
    }
    expect(await pages[0].getByRole('button', { name: en('play.end.again') }).isVisible()).toBe(true);
    heist.watcher.close();
  });
});
