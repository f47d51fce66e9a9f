import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, chair, comesBack, goes, openMenuOf, sits, surely, told } from './manners.ts';
import { openPlace } from './servers.ts';
import { atTheTable, comeIn, PHONE, person, WINDOW } from './stage.ts';
import { sitIn, wireTable } from './wire.ts';
import { en } from './words.ts';

const away = (page: Page) => page.locator('.sitter .face-away');

describe('a chair whose person is away', () => {
  it('is seen to be, is freed by the host, and is had back by whoever returns', async () => {
    const place = await openPlace();
    const table = await wireTable(place, ['Ada', 'Bo']);
    const ada = await person(place, WINDOW);
    await sitIn(ada, place.server.url, table, 0);
    await button(ada, en('page.deal.button')).waitFor();
    goes(table, 1);
    await chair(ada, 2).getByText(en('page.table.away')).waitFor();
    await ada.getByText(en('door.dealAway', { names: 'Bo' })).waitFor();

    await openMenuOf(ada, 'Bo');
    await button(ada, en('door.free')).click();
    await button(ada, en('page.table.free', { chair: 2 })).waitFor();
    expect(await ada.getByText(en('door.dealAway', { names: 'Bo' })).count()).toBe(0);

    await comesBack(place, table, 1);
    await sits(ada, 'Bo', 2);
    expect(await away(ada).count()).toBe(0);
  });

  it('is free by itself after a while', async () => {
    const place = await openPlace({ patience: { host: 60_000, chair: 300 } });
    const table = await wireTable(place, ['Ada', 'Bo', 'Cy']);
    const ada = await person(place, WINDOW);
    await sitIn(ada, place.server.url, table, 0);
    await button(ada, en('page.deal.button')).waitFor();
    goes(table, 1);
    await button(ada, en('page.table.free', { chair: 2 })).waitFor();
    await comesBack(place, table, 1);
    await sits(ada, 'Bo', 2);
  });
});

describe('the host of a table', () => {
  it('asks somebody to leave, who is told so, and lets them back in', async () => {
    const place = await openPlace();
    const [ada, bo] = (await atTheTable(place, ['Ada', 'Bo'], [WINDOW, PHONE])) as [Page, Page];
    await openMenuOf(ada, 'Bo');
    await surely(ada, en('door.kick', { name: 'Bo' }), en('door.kickSure', { name: 'Bo' }));
    await bo.getByRole('dialog', { name: en('page.status.kicked') }).waitFor();
    await button(ada, en('page.table.free', { chair: 2 })).waitFor();
    await ada.getByText(en('door.out')).waitFor();
    for (const count of [1, 2]) {
      await button(bo, en('door.knock')).tap();
      await bo.getByText(en('door.stillOut', { count })).waitFor();
    }

    await openMenuOf(ada, 'Bo');
    await button(ada, en('door.letBack')).click();
    await ada.getByText(en('door.out')).waitFor({ state: 'detached' });
    await button(bo, en('door.knock')).tap();
    await button(bo, en('page.table.free', { chair: 2 })).tap();
    await sits(ada, 'Bo', 2);
  });

  it('locks it: everyone sees that, and whoever is new watches without being asked for a name', async () => {
    const place = await openPlace();
    const [ada, bo] = (await atTheTable(place, ['Ada', 'Bo'], [WINDOW, PHONE])) as [Page, Page];
    await ada.getByLabel(en('door.lock')).check();
    await bo.getByText(en('door.locked')).waitFor();
    const eve = await person(place, WINDOW);
    await eve.goto(ada.url());
    await eve.getByRole('heading', { name: en('door.locked') }).waitFor();
    await eve.getByText(en('door.lockedHost', { name: 'Ada' })).waitFor();
    await eve.getByText(en('door.atTable', { names: 'Ada and Bo' })).waitFor();
    expect(await eve.getByRole('textbox').count()).toBe(0);
    await ada.getByText(en('door.someCount', { count: 1 })).waitFor();

    await button(ada, en('page.deal.button')).click();
    await eve.locator('.hand-watch').waitFor();
    await eve.getByText(en('door.locked')).waitFor();
    expect(await button(eve, en('page.watch.tell')).count()).toBe(0);

    await button(ada, en('play.menu.open')).click();
    await surely(ada, en('play.menu.leave'), en('play.menu.leaveSure'));
    await ada.getByLabel(en('door.locked')).uncheck();
    // By itself: nothing is loaded or pressed.
    await eve.getByRole('heading', { name: en('page.room.yourName') }).waitFor();
    await comeIn(eve, ada.url(), 'Eve', 3);
    await sits(bo, 'Eve', 3);
  });

  it('hands it over, and does not get it back by coming back', async () => {
    const place = await openPlace();
    const table = await wireTable(place, ['Ada', 'Bo']);
    const [ada, bo] = [await person(place, WINDOW), await person(place, PHONE)];
    await sitIn(bo, place.server.url, table, 1);
    await sitIn(ada, place.server.url, table, 0);
    await openMenuOf(ada, 'Bo');
    await surely(ada, en('door.handOver', { name: 'Bo' }), en('door.handOverSure', { name: 'Bo' }));
    await told(ada, en('door.hostNow', { name: 'Bo' }));
    await told(bo, en('door.hostYou'));
    await button(bo, en('page.deal.button')).waitFor();

    await ada.close();
    await chair(bo, 1).getByText(en('page.table.away')).waitFor();
    await comesBack(place, table, 0);
    await away(bo).waitFor({ state: 'detached' });
    await chair(bo, 2).getByText(en('page.table.host')).waitFor();
    expect(await button(bo, en('page.deal.button')).count()).toBe(1);
  });
});
