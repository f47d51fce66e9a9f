import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
import { openStage, PHONE, person, type Stage } from './stage.ts';
import { allPassed, tapSpace } from './towerHands.ts';
import { en } from './words.ts';

// The tower with letters of twice the size, on a phone: nothing is cut off, and everything can still be pressed.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

async function large(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** What is wider than the window, unless it lies in something that scrolls sideways by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => {
        if (
          !(one instanceof HTMLElement) ||
          one.closest('.sky-things, .board, .tower-board, .unseen') !== null
        )
          return false;
        const { left, right, width } = one.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      })
      .map((one) => `${one.tagName}.${one.className}: ${one.textContent?.slice(0, 40)}`),
  );

const PAGES = [
  ['/tower', '.go-on'],
  ['/tower/daily', '.daily-play'],
  ['/tower/practice', '.level'],
  ['/tower/p', '.choices'],
  ['/rules/tower', 'main h2'],
] as const;

it.each([390, 320])('on a phone %i wide no page of the tower sticks out', async (width) => {
  const page = await person(stage, { ...PHONE, viewport: { width, height: 844 } });
  for (const [path, part] of PAGES) {
    await page.goto(`${stage.server.url}${path}`);
    await page.locator(part).first().waitFor();
    await large(page);
    expect([path, await tooWide(page)]).toEqual([path, []]);
  }
});

it.each([390, 320])(
  'on a phone %i wide a lesson and its hint can be read, and played by touch',
  async (width) => {
    const page = await person(stage, { ...PHONE, viewport: { width, height: 844 } });
    await page.goto(`${stage.server.url}/tower/0-1`);
    await page.locator('.quest .pawn').first().waitFor();
    await large(page);
    expect(await tooWide(page)).toEqual([]);
    const board = await page.locator('.tower-board').boundingBox();
    expect(board?.height).toBeGreaterThan(150);
    for (const name of ['tower.undo', 'tower.hint', 'tower.help', 'tower.more'] as const) {
      const button = page.getByRole('button', { name: en(name), exact: true });
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect([name, (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([name, true]);
    }
    await page.getByRole('button', { name: en('tower.hint'), exact: true }).tap();
    await page.getByText(en('tower.hint.open')).waitFor();
    await tapSpace(page, 0);
    await page.locator('.pawn-chosen').waitFor();
    await tapSpace(page, 2);
    await page.locator('.quest-count', { hasText: en('tower.actions', { count: 1 }) }).waitFor();
  },
);

it('on a phone 320 wide the last room of every floor can be tapped', async () => {
  const page = await person(stage, { ...PHONE, viewport: { width: 320, height: 700 } });
  await allPassed(page);
  await page.goto(`${stage.server.url}/tower`);
  await page.locator('.go-on').waitFor();
  for (const { trials } of ADVENTURES)
    await page.locator(`[data-quest="${trials.at(-1)}"]`).tap({ trial: true });
  await page.locator('[data-quest="0-6"]').tap({ trial: true });
  await page.locator('[data-quest="13-4"]').tap();
  await page.getByRole('heading', { name: en('quests.name.13-4') }).waitFor();
});
