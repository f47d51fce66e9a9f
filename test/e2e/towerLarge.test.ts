import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
import { shippedText } from '#content/puzzle.ts';
import { shippedQuest } from '#content/questSet.ts';
import { speak } from './look.ts';
import type { Scene } from './scenes.ts';
import { large, spilling } from './spilling.ts';
import { LAPTOP, openStage, PHONE, person, picture, type Stage } from './stage.ts';
import { allPassed, byTaps, follow, tapSpace } from './towerHands.ts';
import { en } from './words.ts';

// The tower with letters of twice the size, on phones above all, and in every language: nothing is cut off, and everything can still be pressed.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const NARROW = { ...PHONE, viewport: { width: 320, height: 700 } };
const SPOKEN = ['en', 'fr', 'nl'] as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const at =
  (path: string, part: string, then: (page: Page) => Promise<void> = async () => undefined): Scene['show'] =>
  async (page, { server }) => {
    await page.goto(`${server.url}${path}`);
    await page.locator(part).first().waitFor();
    await then(page);
  };

const quest = (id: string, then?: (page: Page) => Promise<void>) => at(`/tower/${id}`, '.quest .pawn', then);

async function published(page: Page, { server }: Stage): Promise<void> {
  const { quest: drawn, proof } = shippedQuest('0-3');
  const text = shippedText({ quest: drawn, name: 'drawn', proof });
  const data = { title: 'Mind the door', author: 'Ada', quest: text, listed: true };
  const answer = await page.request.post(`${server.url}/api/puzzles`, { data });
  const { code } = (await answer.json()) as { code: string };
  await at(`/tower/p/${code}`, '.published')(page, { server } as Stage);
}

const SCENES: readonly Scene[] = [
  { name: 'map', show: at('/tower', '.go-on') },
  { name: 'daily', show: at('/tower/daily', '.daily-play') },
  { name: 'practice', show: at('/tower/practice', '.level') },
  { name: 'published', show: published },
  { name: 'browse', show: at('/tower/p', '.puzzle-card') },
  { name: 'rules', show: at('/rules/tower', 'main h2') },
  { name: 'lesson', show: quest('0-1') },
  { name: 'hint', show: quest('1-1', (page) => button(page, en('tower.hint')).tap()) },
  { name: 'help', show: quest('2-1', (page) => button(page, en('tower.help')).tap()) },
  { name: 'more', show: quest('3-1', (page) => button(page, en('tower.more')).tap()) },
  { name: 'turning', show: quest('1-epic') },
  { name: 'sliding', show: quest('15-epic', (page) => button(page, en('tower.hint')).tap()) },
  {
    name: 'done',
    show: quest('0-1', async (page) => {
      const { quest: lesson, proof } = shippedQuest('0-1');
      await follow(page, lesson, proof.solution, byTaps);
      await page.locator('.end-card').waitFor();
    }),
  },
  { name: 'editor', show: at('/tower/edit', '.palette') },
  {
    name: 'room',
    show: at('/tower', '.go-on', async (page) => {
      await button(page, en('towerMap.together')).tap();
      await page.locator('input[name=name]').fill('Ada');
      await button(page, en('page.room.enter')).tap();
      await page.locator('.quest-card').waitFor();
    }),
  },
];

async function faultsAt(page: Page, name: string, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 844 });
  const faults: string[] = [];
  for (const lang of SPOKEN) {
    await speak(page, lang);
    if (process.env.HUSHGLASS_PICTURES !== undefined) await picture(page, `${name}-${width}-${lang}`);
    faults.push(...(await spilling(page)).map((fault) => `${name}, ${width}, ${lang}: ${fault}`));
  }
  return faults;
}

it('nothing spills on a phone 320 wide, nor with letters of twice the size there and on a laptop, in any language', async () => {
  const page = await person(stage, PHONE);
  await allPassed(page);
  const faults: string[] = [];
  for (const { name, show } of SCENES) {
    await show(page, stage);
    faults.push(...(await faultsAt(page, name, 320)));
    await large(page);
    for (const width of [390, 320, LAPTOP.viewport.width])
      faults.push(...(await faultsAt(page, `${name}-large`, width)));
    await speak(page, 'en');
  }
  expect(faults).toEqual([]);
}, 300_000);

it('on a phone 320 wide the last room of every floor can be tapped', async () => {
  const page = await person(stage, NARROW);
  await allPassed(page);
  await page.goto(`${stage.server.url}/tower`);
  await page.locator('.go-on').waitFor();
  for (const { trials } of ADVENTURES)
    await page.locator(`[data-quest="${trials.at(-1)}"]`).tap({ trial: true });
  await page.locator('[data-quest="0-6"]').tap({ trial: true });
  await page.locator('[data-quest="13-4"]').tap();
  await page.getByRole('heading', { name: en('quests.name.13-4') }).waitFor();
});

it.each([390, 320])(
  'on a phone %i wide a lesson with large letters can be played by touch',
  async (width) => {
    const page = await person(stage, { ...PHONE, viewport: { width, height: 844 } });
    await quest('0-1')(page, stage);
    await large(page);
    const board = await page.locator('.tower-board').boundingBox();
    expect(board?.height).toBeGreaterThan(150);
    await button(page, en('tower.hint')).tap();
    await page.getByText(en('tower.hint.open')).waitFor();
    await tapSpace(page, 0);
    await page.locator('.pawn-chosen').waitFor();
    await tapSpace(page, 2);
    await page.locator('.quest-count', { hasText: en('tower.actions', { count: 1 }) }).waitFor();
  },
);
