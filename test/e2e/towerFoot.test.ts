import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { openStage, PHONE, person, picture, type Stage } from './stage.ts';
import { byTaps, follow } from './towerHands.ts';
import { en } from './words.ts';

// What stands below the board on a phone: however much is asked and told there, the buttons stay in the window.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it.each([
  [390, 844],
  [360, 640],
])('on a phone of %i by %i, with a question of the mage and a hint', async (width, height) => {
  const page = await person(stage, { ...PHONE, viewport: { width, height } });
  await page.goto(`${stage.server.url}/tower/0-5`);
  await page.locator('.quest .pawn').first().waitFor();
  const { quest, proof } = shippedQuest('0-5');
  await follow(page, quest, proof.solution.slice(0, 2), byTaps);
  await page.locator('.cell-lit').last().tap({ force: true });
  await page.locator('.quest-swap').waitFor();
  await button(page, en('tower.hint')).tap();
  await page.locator('.quest-hint').waitFor();
  await picture(page, `tower-foot-${height}`);
  for (const name of ['tower.undo', 'tower.restart', 'tower.hint', 'tower.more'] as const) {
    const { x, y, width: wide, height: high } = (await button(page, en(name)).boundingBox()) as DOMRect;
    expect(y + high).toBeLessThanOrEqual(height);
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent,
      [x + wide / 2, y + high / 2] as const,
    );
    expect(hit).toBe(en(name));
  }
});
