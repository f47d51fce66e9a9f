import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratch } from '../../bench/load/child.ts';
import { shelve } from '../server/library.ts';
import { ALL, faultsOf } from './look.ts';
import { LAPTOP, openStage, PHONE, person, picture, type Stage } from './stage.ts';
import { en } from './words.ts';

// The chapter of the Book for games that bots played in.

const NOW = Date.now();
const TITLE = { scenario: 3, level: 1 };
const kept = scratch();

let stage: Stage;
beforeAll(async () => {
  await shelve(kept, { us: NOW }, [
    { id: 'people', room: 'us', title: TITLE, when: NOW, time: 200_000, timers: 3 },
    { id: 'withBots', room: 'us', title: TITLE, when: NOW - 5_000, time: 90_000, timers: 1, bots: [1] },
    { id: 'botsOnly', room: 'us', title: { scenario: 5, level: 1 }, when: NOW, timers: 2, bots: [1] },
    { id: 'climbed', room: 'us', when: NOW, actions: 9, bots: [1] },
  ]);
  stage = await openStage({ data: kept.data });
});
afterAll(async () => {
  await stage.end();
  kept.clear();
});

it.each([
  ['phone', PHONE],
  ['laptop', LAPTOP],
] as const)('[S-book] on a %s stands apart from what people won', async (name, how) => {
  const page = await person(stage, how);
  await page.goto(`${stage.server.url}/book`);
  const chapter = page.locator('section', {
    has: page.getByRole('heading', { name: en('tales.book.bots') }),
  });
  await chapter.last().waitFor();
  const titles = await chapter.last().locator('.book-page h3').allTextContents();
  expect(titles).toHaveLength(3);
  expect(titles.join()).toContain(en('game.scenario.3'));
  expect(await chapter.last().getByText(en('tales.book.firstWin')).count()).toBe(0);
  await chapter.last().scrollIntoViewIfNeeded();
  await picture(page, `book-bots-${name}`);
  expect(await faultsOf(page, ALL)).toEqual([]);
});
