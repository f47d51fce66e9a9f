import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownCode } from '#content/ownCode.ts';
import { openFileStore } from '#server/fileStore.ts';
import { countTaps, TAPS_AIM } from '../../bench/page/taps.ts';
import { guestsScripts } from '../../bench/page/weight.ts';
import { filesOf, GUEST } from '../foundation/built.ts';
import { carryOut, gameOn, planned, sees, watch } from './heist.ts';
import { atTheTable, comeIn, moreSand, openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { watchBoard } from './still.ts';
import { en, fr, nl } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const deal = (page: Page) => button(page, en('page.deal.button')).click();

describe('at the table', () => {
  it('few taps lead somebody new to a first move: in a lesson, as host, as guest', async () => {
    const { browser, server } = stage;
    expect(await countTaps({ browser, home: server.url, url: server.url })).toEqual(TAPS_AIM);
  });

  it('a guest’s page asks for nothing up to the first move that is not counted (test/foundation/fetched.test.ts)', async () => {
    const { browser, server } = stage;
    const page = await person(stage, PHONE);
    const devtools = await page.context().newCDPSession(page);
    const scripts = await guestsScripts({ page, devtools }, { browser, home: server.url, url: server.url });
    const counted = filesOf(GUEST).scripts.map((file) => basename(file));
    expect(scripts.map(({ name }) => name).sort()).toEqual(counted.sort());
  });

  it('[M26] everyone agrees to pause, the sand stands still and nobody acts; everyone agrees to go on', async () => {
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [WINDOW, PHONE])) as [Page, Page];
    await deal(ada);
    const { heist, plan } = await planned(stage, [ada, bo], ['keys', 'touch']);
    const boxes = await Promise.all([ada, bo].map(watchBoard));
    const first = plan.findIndex(({ type, seat }) => type === 'move' && seat === 0);
    for (const command of plan.slice(0, first)) await carryOut(heist, command);

    await button(ada, en('play.menu.open')).click();
    await button(ada, en('play.pause.wish')).click();
    await ada.locator('dialog').waitFor({ state: 'detached' });
    await ada.getByText(en('play.pause.mine', { count: 1, all: 2 })).waitFor();
    await bo.getByText(en('play.pause.others', { name: 'Ada' })).waitFor();
    await button(bo, en('play.pause.agree')).tap();
    const paused = [ada, bo].map((page) => page.getByRole('heading', { name: en('play.pause.title') }));
    for (const heading of paused) await heading.waitFor();
    for (const seen of boxes) expect(await seen()).toHaveLength(1);

    const timer = ada.getByRole('timer');
    const stood = await timer.textContent();
    // Longer than the seconds that are shown.
    await ada.waitForTimeout(1_500);
    await ada.keyboard.press('Digit1');
    for (const arrow of ['Up', 'Right', 'Down', 'Left']) await ada.keyboard.press(`Arrow${arrow}`);
    expect(await timer.textContent()).toBe(stood);

    await button(ada, en('play.pause.on')).click();
    await ada.getByText(en('play.pause.waits', { count: 1, all: 2 })).waitFor();
    await bo.getByText(en('play.pause.count', { count: 1, all: 2 })).waitFor();
    await button(bo, en('play.pause.on')).tap();
    for (const heading of paused) await heading.waitFor({ state: 'detached' });
    await carryOut(heist, plan[first] as never);
    await ada.waitForFunction((was) => document.querySelector('[role=timer]')?.textContent !== was, stood);
    heist.watcher.close();
  });

  it('set-up in French on a phone: scenario, level, side, options, ready; a Dutch friend sees it in Dutch', async () => {
    const host = await person(stage, { ...PHONE, locale: 'fr-FR' });
    await host.goto(stage.server.url);
    await button(host, fr('page.home.open')).tap();
    await host.locator('input[name=name]').fill('Zoé');
    await button(host, fr('page.room.enter')).tap();
    await host.locator('.chair-0 .me').waitFor();
    await expectNoSideways(host);
    // Alone: the table, the invitation, and Deal in view all the same; by keys in this order.
    const deal = (await host.locator('.deal-button').boundingBox()) ?? { y: 0, height: 0 };
    expect(deal.y + deal.height).toBeLessThan(PHONE.viewport.height);
    const order = await host.locator('.lobby > *').evaluateAll((all) => all.map((one) => one.className));
    expect(order.slice(0, 3)).toEqual(['card table-card', 'card invite', 'lobby-deal']);
    await host.locator('.qr').waitFor();

    await button(host, fr('page.choice.change')).tap();
    await expectNoSideways(host);
    await host.locator('dialog .scenario-pick', { hasText: fr('game.scenario.8') }).tap();
    await tick(host, fr('page.choice.level'), fr('page.choice.levelOf', { level: 3, last: 17 }));
    await tick(host, fr('page.choice.side'), 'B');
    await tick(host, fr('page.choice.sand'), '4 min');
    await tick(host, fr('page.choice.theft'), fr('page.choice.theft.automatic'));
    await host.getByLabel(fr('page.choice.sister')).tap();
    await expectNoSideways(host);

    const friend = await person(stage, { ...WINDOW, locale: 'nl-BE' });
    await friend.goto(host.url());
    await friend.locator('input[name=name]').fill('Joke');
    await button(friend, nl('page.room.enter')).click();
    await friend.locator('.chair-1 .me').waitFor();
    await friend.locator('.next-game').getByText(nl('game.scenario.8')).waitFor();

    await button(host, fr('page.deal.button')).tap();
    await button(host, fr('play.ready.ready')).tap();
    await button(friend, nl('play.ready.ready')).click();
    for (const page of [host, friend]) await page.locator('.game[data-phase=running]').waitFor();
    await expectNoSideways(host);
    expect(await host.locator('html').getAttribute('lang')).toBe('fr');
    expect(await setupOn(host)).toMatchObject({
      players: 2,
      start: '1B',
      sand: 240_000,
      pieces: expect.arrayContaining(['divination', 'automaticTheft', 'sister']),
      deck: expect.arrayContaining(['17', 'L1', 'L2']),
    });
  });

  it('[S-own] an own scenario is opened from its link, played at a table, and known by its name', async () => {
    const own = {
      name: 'Blind alley',
      start: '1B',
      tiles: ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
      onTop: ['12', '11'],
      pieces: ['ownExits', 'noVortex'],
      sand: 600_000,
    };
    const ada = await person(stage, WINDOW);
    await ada.goto(`${stage.server.url}/own/${ownCode(own)}`);
    await ada.getByRole('heading', { name: own.name }).waitFor();
    await button(ada, en('own.play')).click();
    await ada.waitForURL('**/r/*');
    await comeIn(ada, ada.url(), 'Ada', 1);
    const bo = await person(stage, PHONE);
    await comeIn(bo, ada.url(), 'Bo', 2);
    await bo.locator('.next-game').getByText(own.name).waitFor();

    await deal(ada);
    const { heist, plan } = await planned(stage, [ada, bo], ['keys', 'touch']);
    const explored = plan.findIndex(({ type }) => type === 'explore') + 1;
    for (const command of plan.slice(0, explored)) await carryOut(heist, command);
    for (const page of [ada, bo]) await sees(page, heist.game);
    await ada.getByRole('heading', { name: own.name }).waitFor();
    const { name: _, tiles: deck, ...rest } = own;
    expect(await setupOn(ada)).toEqual({ ...rest, deck, players: 2 });
    heist.watcher.close();
  });

  it('a game over plain http, under a name that is not localhost', async () => {
    const home = stage.server.url.replace('127.0.0.1', 'hushglass.test');
    const ada = await person(stage, WINDOW);
    await ada.goto(home);
    expect(await ada.evaluate(() => isSecureContext)).toBe(false);
    await button(ada, en('page.settings.open')).click();
    await ada.getByText(en('page.settings.https')).waitFor();
    await button(ada, en('page.close')).click();
    await button(ada, en('page.home.open')).click();
    await ada.waitForURL(`${home}/r/*`);
    await comeIn(ada, ada.url(), 'Ada', 1);

    // Without a clipboard the link is there to be copied by hand.
    const link = ada.getByRole('textbox', { name: en('page.room.link') });
    expect(await link.inputValue()).toBe(ada.url());
    await button(ada, en('page.room.copy')).click();
    await ada.getByText(en('page.room.select')).waitFor();
    expect(await ada.evaluate(() => String(getSelection()))).toBe(ada.url());

    const bo = await person(stage, WINDOW);
    await comeIn(bo, ada.url(), 'Bo', 2);
    await moreSand(ada);
    await deal(ada);
    const { heist, plan } = await planned(stage, [ada, bo], ['keys', 'keys']);
    for (const command of plan) await carryOut(heist, command);
    for (const page of [ada, bo]) await page.getByRole('heading', { name: en('play.end.won') }).waitFor();
    heist.watcher.close();
  }, 240_000);
});

async function tick(page: Page, group: string, label: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByText(label, { exact: true }).tap();
}

/** Nothing on the page is wider than the phone. */
async function expectNoSideways(page: Page): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window as number);
}

/** What was dealt, as the data file has it. */
async function setupOn(page: Page) {
  const watcher = await watch(stage, new URL(page.url()).pathname.split('/')[2] as string);
  const store = openFileStore(stage.data);
  const stored = store.game(gameOn(watcher));
  store.close();
  watcher.close();
  return stored?.header.setup;
}
