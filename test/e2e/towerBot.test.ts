import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, PHONE, person, picture, type Stage } from './stage.ts';
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
async function playedByHints(page: Page): Promise<void> {
  const lit = page.locator('.cell-lit').first();
  for (let turn = 0; turn < 200 && (await page.locator('.end-card').count()) === 0; turn++) {
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
  await playedByHints(page);
  const card = page.locator('.end-card');
  await card.getByText(en('play.end.wonWithBot')).waitFor();
  await card.getByText(en('tower.done.next', { name: en('quests.name.1-2') })).waitFor();
  await picture(page, 'tower-bot-won');
  await button(page, en('tower.withBot.no')).tap();
  await page.locator('.quest .pawn').first().waitFor();
  expect(await page.locator('.quest-other').count()).toBe(0);
});
