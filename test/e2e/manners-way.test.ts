import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Page as Wire } from '../server/client.ts';
import { button, told, wayBackOf } from './manners.ts';
import { openPlace } from './servers.ts';
import { atTheTable, LOST_LINE, PHONE, person, WINDOW } from './stage.ts';
import { sitIn, wireTable } from './wire.ts';
import { en } from './words.ts';

const elsewhere = (page: Page) => page.getByRole('dialog', { name: en('page.status.takenOver') });

describe('the way back', () => {
  it('leads to one’s own chair from another device, and on to one’s seat in a game; a new one undoes the old', async () => {
    const place = await openPlace();
    const [ada, bo] = (await atTheTable(place, ['Ada', 'Bo'], [WINDOW, WINDOW])) as [Page, Page];
    const old = await wayBackOf(ada, place);
    const phone = await person(place, PHONE);
    await phone.goto(old);
    await told(phone, en('door.welcome', { name: 'Ada' }));
    await elsewhere(ada).waitFor();
    await expect.poll(() => ada.getByRole('dialog').count()).toBe(1);
    await phone.locator('.sitter.me').getByText('Ada').waitFor();
    expect(new URL(phone.url()).hash).toBe('');

    await button(phone, en('page.deal.button')).tap();
    await button(phone, en('play.menu.open')).tap();
    const newer = await wayBackOf(phone, place);
    const stale = await person(place, WINDOW);
    await stale.goto(old);
    await stale.getByText(en('room.wayBack.unknown')).waitFor();
    await stale.goto(newer);
    await told(stale, en('door.welcome', { name: 'Ada' }));
    await button(stale, en('play.ready.ready')).click();
    await bo.locator('.player-note').getByText(en('play.players.ready')).waitFor();
    await elsewhere(phone).waitFor();
    await expect.poll(() => phone.getByRole('dialog').count()).toBe(1);
  });

  it('asks whoever has a name here already, and a refusal stays to be read', async () => {
    const place = await openPlace();
    const [ada, bo] = (await atTheTable(place, ['Ada', 'Bo'], [WINDOW, WINDOW])) as [Page, Page];
    const link = await wayBackOf(ada, place);
    const asks = (page: Page, name: string) =>
      page.getByRole('dialog', { name: en('door.wayBackAsk', { name }) });
    await bo.goto(link);
    await asks(bo, 'Bo').waitFor();
    await button(bo, en('door.wayBackGo')).click();
    await bo
      .getByRole('dialog', { name: en('door.wayBackNot') })
      .getByText(en('room.wayBack.somebody'))
      .waitFor();
    await button(bo, en('page.close')).click();
    await button(bo, en('page.table.stand')).click();
    await button(bo, en('page.table.free', { chair: 2 })).waitFor();
    await bo.locator('.standing').getByText(en('page.table.you')).waitFor();
    await bo.goto(link);
    await asks(bo, 'Bo').waitFor();
    await button(bo, en('door.wayBackStay', { name: 'Bo' })).click();
    await asks(bo, 'Bo').waitFor({ state: 'detached' });
    expect(await elsewhere(ada).count()).toBe(0);
    await bo.goto(link);
    await button(bo, en('door.wayBackGo')).click();
    await told(bo, en('door.welcome', { name: 'Ada' }));
    await elsewhere(ada).waitFor();
  });
});

/** Longer than the host is waited for. */
const LONG = 3_500;
const IMPATIENT = { patience: { host: 300, chair: 300 } };

/** [R5] away is told after two seconds of being so: a reload that takes a busy machine as long says nothing, and is done again. */
const AT_ONCE = 1_500;

/** How much the other had heard before it. */
async function reloadedAtOnce(page: Page, read: Locator, other: Wire): Promise<number> {
  for (;;) {
    const before = other.heard.length;
    const began = performance.now();
    await page.reload();
    await read.waitFor();
    if (performance.now() - began < AT_ONCE) return before;
    // She is here and host again before it is tried anew.
    await sleep(LONG);
  }
}

describe('whoever reads beside the table', () => {
  it('the Book or the replay is not away from it', async () => {
    const place = await openPlace(IMPATIENT);
    const table = await wireTable(place, ['Ada', 'Bo']);
    table.choose({ scenario: 1, sand: 1_000 });
    const ada = await person(place, WINDOW);
    await table.start();
    await sitIn(ada, place.server.url, table, 0);
    const bo = table.wires[1] as Wire;
    for (const [link, read] of [
      [en('page.home.book'), ada.getByRole('heading', { name: en('page.book.title') })],
      [en('play.end.replay'), ada.getByRole('slider')],
    ] as const) {
      await ada.getByRole('link', { name: link }).click();
      await read.waitFor();
      // Not even where the page is loaded again meanwhile.
      const before = await reloadedAtOnce(ada, read, bo);
      await sleep(LONG);
      expect(await ada.getByText(en('door.dealt')).count()).toBe(0);
      // A line that hitches is no absence either; whatever was told meanwhile, she is here and host.
      const lobbies = bo.heard.slice(before).filter((message) => message.type === 'lobby');
      expect(
        lobbies.filter(({ host, people }) => !people.some(({ id, here }) => id === host && here)),
      ).toEqual([]);
      expect(new Set(lobbies.map(({ host }) => host)).size).toBeLessThan(2);
      await ada.getByRole('link', { name: en('play.end.result') }).click();
      await button(ada, en('play.end.again')).waitFor();
    }
  });

  it('is told when the next game is dealt, and joins it', async () => {
    const place = await openPlace();
    const table = await wireTable(place, ['Ada', 'Bo']);
    table.choose({ scenario: 1, sand: 1_000 });
    await table.start();
    const bo = await person(place, { ...PHONE, excuse: LOST_LINE });
    await sitIn(bo, place.server.url, table, 1);
    const ada = table.wires[0] as Wire;
    await button(bo, en('door.want')).tap();
    await ada.next('lobby', ({ again }) => again.length === 1);
    await bo.getByRole('link', { name: en('play.end.replay') }).click();
    await bo.getByRole('slider').waitFor();
    // Back closes it, and the result is there.
    await bo.goBack();
    await button(bo, en('door.wanted')).waitFor();
    await bo.goForward();
    await bo.getByRole('slider').waitFor();
    expect(await bo.getByText(en('door.dealt')).count()).toBe(0);
    ada.send({ type: 'deal' });
    await bo.getByText(en('door.dealt')).waitFor();
    await button(bo, en('door.join')).tap();
    await button(bo, en('play.ready.ready')).waitFor();
    expect(await bo.getByText(en('door.dealt')).count()).toBe(0);

    const board = bo.locator('.game-board');
    const before = await board.boundingBox();
    await bo.context().setOffline(true);
    await bo.getByText(en('page.status.away')).waitFor();
    expect(await board.boundingBox()).toEqual(before);
  });
});
