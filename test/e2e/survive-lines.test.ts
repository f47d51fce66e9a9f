import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secretGame } from '../../bench/load/secretGame.ts';
import { sees } from './heist.ts';
import { behindALine, deal, openPlace, playOn, playUntilMoveOf, regroup, stepUnheard } from './servers.ts';
import { atTheTable, comeIn, LAPTOP, LOST_LINE, person } from './stage.ts';

/** The players that this page shows as away. */
const away = (page: Page) => page.locator('.player.away');
const strip = (page: Page) => page.locator('.status-strip');

describe('in the middle of a game', () => {
  it('a connection drops: the others see who is away, and it resumes where it was with what was done meanwhile', async () => {
    const place = await openPlace();
    const { place: far, line } = await behindALine(place);
    const [ada] = (await atTheTable(place, ['Ada'])) as [Page];
    const bo = await person(place, { ...LAPTOP, excuse: LOST_LINE });
    await comeIn(bo, ada.url().replace(place.server.url, far.server.url), 'Bo', 2);
    const evening = await deal(place, [ada, bo]);
    await playOn(evening, 6);
    await playUntilMoveOf(evening, 1);
    await sees(bo, evening.heist.game);

    // Nobody knows yet that it is gone.
    line.cut();
    await ada.getByRole('button', { name: 'Do something! to Bo' }).click();
    line.reset();
    await away(ada).getByText('Bo').waitFor();
    await strip(bo).getByText('The connection dropped').waitFor();
    const before = evening.heist.game;
    await stepUnheard(evening);
    await sees(bo, evening.heist.game);
    await sees(ada, before);

    line.mend();
    await bo.getByText('Ada put the pawn in front of you.').waitFor();
    await strip(bo).waitFor({ state: 'detached' });
    await away(ada).waitFor({ state: 'detached' });
    for (const page of [ada, bo]) await sees(page, evening.heist.game);
    await regroup(evening);
    await playOn(evening, 5);
    expect(secretGame(place.data, evening.id).shared.pawns).toEqual(evening.heist.game.shared.pawns);
  });

  it('a second tab takes the seat over and says so in the first, which can take it back', async () => {
    const place = await openPlace();
    const [ada, bo] = (await atTheTable(place, ['Ada', 'Bo'])) as [Page, Page];
    const evening = await deal(place, [ada, bo]);
    await playOn(evening, 6);
    const tab = await bo.context().newPage();
    await tab.goto(bo.url());
    const told = (page: Page) =>
      page.getByRole('dialog', { name: 'You went on in another tab or on another device.' });
    await told(bo).waitFor();
    await sees(tab, evening.heist.game);
    await regroup(evening, [ada, tab]);
    await playUntilMoveOf(evening, 1);
    await playOn(evening, 3);

    await told(bo).getByRole('button', { name: 'Play here instead' }).click();
    await told(tab).waitFor();
    await sees(bo, evening.heist.game);
    await regroup(evening, [ada, bo]);
    await playUntilMoveOf(evening, 1);
    await playOn(evening, 3);
    expect(await told(bo).count()).toBe(0);
    const { events } = evening.heist.watcher.heard.find(({ type }) => type === 'game') as {
      events: readonly { readonly type: string }[];
    };
    expect(events.map(({ type }) => type)).not.toContain('presence');
  });

  it('the host goes: the rights move on, are used, and the one who went is not waited for, and has them back', async () => {
    const place = await openPlace({ patience: { host: 300, chair: 600_000 } });
    const [ada, bo] = (await atTheTable(place, ['Ada', 'Bo'])) as [Page, Page];
    const evening = await deal(place, [ada, bo]);
    await playOn(evening, 4);
    await bo.getByRole('button', { name: 'Menu' }).click();
    await bo.getByText('Only the host can stop a running game.').waitFor();
    const [link, storageState] = [ada.url(), await ada.context().storageState()];
    await ada.context().close();
    await away(bo).getByText('Ada').waitFor();

    await bo.getByRole('button', { name: 'Stop this game for everyone' }).click();
    await bo.getByRole('button', { name: 'Stop for everyone?' }).click();
    await bo.locator('.sitter.me').getByText('Host').waitFor();
    await bo.getByRole('button', { name: 'Choose a scenario' }).click();
    await bo.getByRole('button', { name: /^2/ }).click();
    await bo.getByRole('button', { name: 'Play without Ada' }).click();
    await bo.getByRole('heading', { name: 'Scenario 2' }).waitFor();

    const back = await person(place, { ...LAPTOP, storageState });
    await back.goto(link);
    await back.getByText('You are watching.').waitFor();
    await bo.getByText('Ada is host now.').waitFor();
    await back.getByRole('button', { name: 'Menu' }).click();
    await back.getByRole('button', { name: 'Stop this game' }).waitFor();
  });
});
