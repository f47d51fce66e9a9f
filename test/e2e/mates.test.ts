import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAWNS } from '#engine/family/pawns.ts';
import { ALL, faultsOf } from './look.ts';
import { atTheTable, LAPTOP, openStage, PHONE, picture, type Stage, WINDOW } from './stage.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** Where all heroes stand on her board. */
const standing = (page: Page) =>
  page
    .locator('.board .pawn')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.translate).join());

const PATIENCE = 20_000;

async function somethingMoves(page: Page, from: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += 500) {
    if ((await standing(page)) !== from) return true;
    await page.waitForTimeout(500);
  }
  return false;
}

/** Her own move is over by then. */
const AT_REST = 2_000;

/** Whether the bot moves somebody while she only looks on; where its hand has nothing to do yet she moves a hero once. */
async function botMoves(page: Page): Promise<boolean> {
  for (const pawn of PAWNS) {
    if (await somethingMoves(page, await standing(page))) return true;
    await page.locator(`.board [data-pawn=${pawn}]`).tap({ force: true });
    const target = page.locator('.target').first();
    await target.tap({ force: true, timeout: AT_REST }).catch(() => undefined);
    await page.waitForTimeout(AT_REST);
  }
  return false;
}

describe('bots at a table', () => {
  it('the host adds a bot in set-up, everybody sees that it is one, and it goes again', async () => {
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [PHONE, LAPTOP])) as [Page, Page];
    const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    await say(ada, en('door.addBot')).click();
    await picture(ada, 'mates-levels');
    expect(await faultsOf(ada, ALL)).toEqual([]);
    await ada.getByRole('button', { name: en('door.bot.quick') }).click();
    for (const page of [ada, bo]) await page.locator('.sitter .bot-mark').waitFor();
    await picture(ada, 'mates-lobby-phone');
    await picture(bo, 'mates-lobby-laptop');
    for (const page of [ada, bo]) expect(await faultsOf(page, ALL)).toEqual([]);
    expect(await say(bo, en('door.addBot')).count()).toBe(0);
    const name = (await ada.locator('.sitter:has(.bot-mark) .sitter-name').textContent()) ?? '';
    await say(ada, en('door.menu', { name })).click();
    await picture(ada, 'mates-menu');
    expect(await faultsOf(ada, ALL)).toEqual([]);
    await say(ada, en('door.botGo', { name })).click();
    for (const page of [ada, bo]) await page.locator('.bot-mark').waitFor({ state: 'detached' });
  });

  it('[M26] a bot plays for somebody who is away, by vote, until they are back', async () => {
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [PHONE, WINDOW])) as [Page, Page];
    const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    await say(ada, en('page.deal.button')).click();
    for (const page of [ada, bo]) await say(page, en('play.ready.ready')).click();
    await ada.locator('main[data-phase=running]').waitFor();
    const link = bo.url();
    await bo.goto('about:blank');
    await say(ada, en('door.botFor', { name: 'Bo' })).click();
    await ada.locator('.player .bot-mark').waitFor();
    const bot = (await ada.locator('.player .avatar').getAttribute('title')) ?? '';
    const called = en('play.players.for', { name: bot, owner: 'Bo' });
    await ada.locator('.player-name').getByText(called, { exact: true }).waitFor();
    await ada.getByText(en('door.plays', { who: bot, name: 'Bo' })).waitFor();
    await picture(ada, 'mates-lent');
    expect(await faultsOf(ada, ALL)).toEqual([]);
    expect(await botMoves(ada)).toBe(true);
    await bo.goto(link);
    await ada.locator('.player .bot-mark').waitFor({ state: 'detached' });
    await ada.locator('.player-name').getByText('Bo', { exact: true }).waitFor();
  });
});
