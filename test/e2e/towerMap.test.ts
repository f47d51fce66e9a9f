import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comeIn, openStage, person, type Stage, WINDOW } from './stage.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

describe('the map of the tower', () => {
  it('leads to a room with friends, where the next quest is chosen already', async () => {
    const page = await person(stage, WINDOW);
    await page.goto(`${stage.server.url}/tower`);
    await page.getByRole('button', { name: en('towerMap.together') }).click();
    await page.waitForURL('**/r/*');
    await comeIn(page, page.url(), 'Ada', 1);
    await page.getByText(en('quests.name.0-1')).first().waitFor();
  });

  it('is climbed with arrow keys, and remembers what was skipped', async () => {
    const page = await person(stage, WINDOW);
    await page.goto(`${stage.server.url}/tower`);
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.getByRole('link', { name: en('quests.name.0-1') }).focus();
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await at()).toBe('/tower/1-1');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: en('tower.more'), exact: true }).click();
    await page.getByRole('button', { name: en('tower.skip') }).click();
    await page.getByRole('button', { name: en('tower.skip.yes') }).click();
    await page.getByRole('heading', { name: en('tower.done.skipped') }).waitFor();
    await page.goto(`${stage.server.url}/tower`);
    const skipped = en('towerMap.window', {
      place: en('towerMap.trial', { number: 1 }),
      name: en('quests.name.1-1'),
      state: en('towerMap.state.skipped'),
    });
    await page.getByRole('link', { name: skipped }).waitFor();
  });
});
