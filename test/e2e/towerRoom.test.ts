import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { look } from './look.ts';
import { atTheTable, LAPTOP, openStage, PHONE, type Stage, WINDOW } from './stage.ts';
import { type Player, playTogether } from './towerTogether.ts';
import { en } from './words.ts';

// Friends in the tower: a room, a quest, everyone with some of the directions.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

async function chooseQuest(
  host: Page,
  id: string,
  tongue: 'beginner' | 'expert' = 'beginner',
): Promise<void> {
  await host.getByText(en('page.choice.game.tower'), { exact: true }).click();
  await host.getByRole('button', { name: en('towerTable.change') }).click();
  const name = en(`quests.name.${id}` as 'quests.name.1-epic');
  await host.locator('dialog .quest-pick', { hasText: name }).click();
  await host.locator('dialog').waitFor({ state: 'detached' });
  await host.getByText(en(`towerTable.talkLevel.${tongue}`), { exact: true }).click();
}

const dealTo = (host: Page) => host.getByRole('button', { name: en('page.deal.button') }).click();

const playersOf = ([first, ...others]: readonly Page[]): readonly Player[] => [
  { page: first as Page, hands: 'mouse' },
  ...others.map((page) => ({ page, hands: 'touch' as const })),
];

describe('a room in the tower', () => {
  it('[T14] [T2] two pages solve a rotating epic together, one with a mouse and one by touch, and watch it again', async () => {
    const pages = await atTheTable(stage, ['Ada', 'Bo'], [WINDOW, PHONE]);
    const [ada, bo] = pages as [Page, Page];
    await chooseQuest(ada, '1-epic');
    await bo.locator('.quest-card', { hasText: en('quests.name.1-epic') }).waitFor();
    await dealTo(ada);
    const { quest, proof } = shippedQuest('1-epic');
    await playTogether(playersOf(pages), quest, proof.solution);
    for (const page of pages) await page.getByRole('heading', { name: en('tower.done.won') }).waitFor();
    await bo.getByRole('link', { name: en('towerTable.replay') }).tap();
    const last = proof.solution.length;
    await bo.getByRole('button', { name: en('play.replay.next') }).tap();
    await bo.getByText(en('tower.watch.of', { at: 1, all: last })).waitFor();
    // What they solved is in the room's book, and the host is offered what comes next.
    await ada.getByRole('button', { name: en('towerTable.goOn', { name: en('quests.name.2-1') }) }).waitFor();
    await ada.goto(`${stage.server.url}/book`);
    await ada.getByRole('heading', { name: en('quests.name.1-epic') }).waitFor();
  });

  it('[T15] a sliding epic goes by its proof, and its solution can be watched', async () => {
    const [ada] = (await atTheTable(stage, ['Ada'], [WINDOW])) as [Page];
    await chooseQuest(ada, '3-epic');
    await dealTo(ada);
    const { quest, proof } = shippedQuest('3-epic');
    const last = proof.solution.length;
    await ada.getByRole('button', { name: en('tower.more'), exact: true }).click();
    await ada.getByRole('button', { name: en('tower.watch'), exact: true }).click();
    for (let at = 1; at <= last; at++) {
      await ada.getByRole('button', { name: en('play.replay.next') }).click();
      await ada.getByText(en('tower.watch.of', { at, all: last })).waitFor();
    }
    expect(await ada.locator('.player-board [data-pawn]:visible').count()).toBe(0);
    await ada.getByRole('button', { name: en('tower.watch.close') }).click();
    await playTogether(playersOf([ada]), quest, proof.solution);
    await ada.getByRole('heading', { name: en('tower.done.won') }).waitFor();
  });

  it('[T17] experts have no words: a finger on the help tile is seen by the others, a stare by one', async () => {
    const pages = await atTheTable(stage, ['Ada', 'Bo'], [WINDOW, PHONE]);
    const [ada, bo] = pages as [Page, Page];
    await chooseQuest(ada, '2-epic', 'expert');
    await dealTo(ada);
    for (const page of pages) await page.getByText(en('towerTable.silence.expert')).waitFor();
    expect(await ada.getByPlaceholder(en('play.talk.label')).count()).toBe(0);
    await ada.getByRole('button', { name: en('tower.help'), exact: true }).click();
    await ada.locator('.help-point', { hasText: en('tower.tile.turn') }).click();
    const told = en('tower.tile.pointed', { name: 'Ada', what: en('tower.tile.turn') });
    // It fills their window, as a stare does.
    await bo.locator('.alarm.finger', { hasText: told }).waitFor();
    await bo.getByRole('button', { name: en('tower.stare', { name: 'Ada' }) }).tap();
    const stare = en('play.alarm.stare', { name: 'Bo' });
    await ada.locator('.alarm.stare', { hasText: stare }).waitFor();
  });

  it('its table and its quest are without a fault by axe, at every size, by day and by night', async () => {
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [LAPTOP, WINDOW])) as [Page, Page];
    await chooseQuest(ada, '9-epic', 'expert');
    const faults = [...(await look(stage, ada, { name: 'tower-table', show: async () => undefined }))];
    await dealTo(ada);
    await bo.locator('.quest .pawn').first().waitFor();
    faults.push(...(await look(stage, bo, { name: 'tower-room', show: async () => undefined })));
    expect(faults, faults.join('\n')).toEqual([]);
  });
});
