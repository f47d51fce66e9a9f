import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL, faultsOf } from './look.ts';
import { LOST_LINE, openStage, PHONE, person, picture, type Stage } from './stage.ts';
import { en } from './words.ts';

// A quest with a bot in the page, as somebody on a phone sees it.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function middleOf(one: Locator) {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whatever the hint lights is tapped: what the bot has to do it does by itself. */
async function playedByHints(page: Page, turns = 200): Promise<void> {
  const lit = page.locator('.cell-lit').first();
  for (let turn = 0; turn < turns && (await page.locator('.end-card').count()) === 0; turn++) {
    if ((await lit.count()) > 0) await lit.tap({ force: true, timeout: 1_000 }).catch(() => undefined);
    else
      await button(page, en('tower.hint'))
        .tap({ timeout: 1_000 })
        .catch(() => undefined);
    await page.waitForTimeout(300);
  }
}

it('a bot in the tower has its mark on its face, and the end says that the map does not count it', async () => {
  const page = await person(stage, PHONE);
  await page.goto(`${stage.server.url}/tower/1-1`);
  await button(page, en('tower.withBot')).tap();
  await button(page, en('tower.withBot.yes')).tap();
  const mark = page.locator('.quest-other .bot-mark');
  await mark.waitFor();
  const [at, face] = [await middleOf(mark), await middleOf(page.locator('.quest-other .avatar'))];
  expect(Math.abs(at.x - face.x)).toBeLessThan(12);
  expect(at.y - face.y).toBeGreaterThan(0);
  expect(at.y - face.y).toBeLessThan(24);
  await picture(page, 'tower-bot');
  expect(await faultsOf(page, ALL)).toEqual([]);
  await playedByHints(page);
  const card = page.locator('.end-card');
  await card.getByText(en('play.end.wonWithBot')).waitFor();
  await card.getByText(en('tower.done.next', { name: en('quests.name.1-2') })).waitFor();
  await picture(page, 'tower-bot-won');
  expect(await faultsOf(page, ALL)).toEqual([]);
  await button(page, en('tower.withBot.no')).tap();
  await page.locator('.quest .pawn').first().waitFor();
  expect(await page.locator('.quest-other').count()).toBe(0);
});

it('without a connection, once the page was here, a bot climbs along as well', async () => {
  const gone = await openStage();
  const page = await person(gone, { ...PHONE, excuse: LOST_LINE });
  const home = gone.server.url;
  await page.goto(`${home}/tower`);
  await page.getByText(en('offline.ready')).waitFor();
  await page.context().setOffline(true);
  await gone.end();
  await page.goto(`${home}/tower/1-1`);
  await button(page, en('tower.withBot')).tap();
  await button(page, en('tower.withBot.yes')).tap();
  await page.locator('.quest-other .bot-mark').waitFor();
  await playedByHints(page, 300);
  await page.locator('.end-card').getByText(en('play.end.wonWithBot')).waitFor();
  await picture(page, 'tower-bot-offline');
});
