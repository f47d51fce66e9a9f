import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameOn, watch } from './heist.ts';
import { atTheTable, openStage, PHONE, person, type Stage } from './stage.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('whoever comes in the middle says who they are, the table is told, and the replay names those who played', async () => {
  const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'])) as [Page, Page];
  await button(ada, en('page.deal.button')).click();
  await bo.locator('[data-pawn]').first().waitFor();
  const watcher = await watch(stage, new URL(ada.url()).pathname.split('/')[2] ?? '');
  const game = gameOn(watcher);
  watcher.close();
  const eve = await person(stage, PHONE);
  await eve.goto(ada.url());
  await eve.locator('[data-pawn]').first().waitFor();
  expect(await bo.getByText(en('page.watch.names', { names: 'Eve', count: 1 })).count()).toBe(0);

  await button(eve, en('page.watch.tell')).tap();
  await eve.locator('dialog input[name=name]').fill('Eve');
  await button(eve, en('page.room.enter')).tap();
  for (const page of [ada, bo])
    await page.getByText(en('page.watch.names', { names: 'Eve', count: 1 })).waitFor();
  await button(eve, en('page.watch.tell')).waitFor({ state: 'detached' });
  // She is nobody's news to herself, and still only watches.
  expect(await eve.getByText(en('page.watch.names', { names: 'Eve', count: 1 })).count()).toBe(0);
  await eve.locator('.hand-watch').waitFor();

  await eve.context().close();
  await bo.getByText(en('page.watch.names', { names: 'Eve', count: 1 })).waitFor({ state: 'detached' });

  await button(ada, en('play.menu.open')).click();
  await button(ada, en('play.menu.leave')).click();
  await button(ada, en('play.menu.leaveSure')).click();
  await button(bo, en('page.table.stand')).waitFor();
  await bo.goto(`${stage.server.url}/replay/${game}`);
  for (const name of ['Ada', 'Bo'])
    await bo.locator('.player-name').getByText(name, { exact: true }).waitFor();
});
