import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, gameOn, type Heist, secretGame, watch, winningCommands } from './heist.ts';
import { atTheTable, LAPTOP, openStage, PHONE, picture, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

describe('an evening', () => {
  it('[M20] four pages play scenario 1 from the link to the win, with mouse, touch and keyboard between them', async () => {
    const pages = await atTheTable(stage, ['Ada', 'Bo', 'Cy', 'Di'], [LAPTOP, PHONE]);
    const [host] = pages;
    if (host === undefined) throw new Error('nobody');
    await picture(host, 'lobby-laptop-dark');
    await host.getByRole('button', { name: 'Deal' }).click();
    const code = new URL(host.url()).pathname.split('/')[2] as string;
    for (const page of pages) await page.locator('.ready button').waitFor();
    const watcher = await watch(stage, code);
    const game = secretGame(stage, gameOn(watcher));
    const heist: Heist = { game, watcher, pages, hands: ['mouse', 'touch', 'keys', 'mouse'] };
    for (const command of winningCommands(game, 'e2e')) await carryOut(heist, command);
    for (const [index, page] of pages.entries()) {
      await page.getByText('Everyone is out!').waitFor();
      await picture(page, `end-${index}`);
    }
    expect(watcher.heard.at(-1)).toMatchObject({ type: 'told' });
    watcher.close();
    for (const page of pages) await page.context().close();
  }, 180_000);
});
