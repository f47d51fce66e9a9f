import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { look } from './look.ts';
import type { Scene } from './scenes.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';
import { allPassed, byKeys, follow } from './towerHands.ts';
import { en } from './words.ts';

// The screens on which a quest is played, looked at as those of the mall are (look.ts).

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const quest =
  (id: string, then: (page: Page) => Promise<void> = async () => undefined): Scene['show'] =>
  async (page, { server }) => {
    await page.goto(`${server.url}/tower/${id}`);
    await page.locator('.quest .pawn').first().waitFor();
    await then(page);
  };

const SCENES: readonly Scene[] = [
  { name: 'quest-lesson', show: quest('0-2', (page) => page.keyboard.press('Digit1')) },
  {
    name: 'quest-hint',
    show: quest('12-1', async (page) => {
      for (let step = 0; step < 4; step++) await page.keyboard.press('KeyH');
      await page.locator('.quest-hint-what').waitFor();
    }),
  },
  {
    name: 'quest-help',
    show: async (page) => {
      await button(page, en('tower.help')).click();
      await page.locator('.help-elsewhere').waitFor();
    },
  },
  {
    name: 'quest-turning',
    show: quest('1-epic', async (page) => {
      const { quest: epic, proof } = shippedQuest('1-epic');
      const turn = proof.solution.findIndex(({ type }) => type === 'turn');
      await follow(page, epic, proof.solution.slice(0, turn), byKeys);
      await page.locator('.card-act').first().waitFor();
    }),
  },
  { name: 'quest-sliding', show: quest('15-epic', (page) => page.keyboard.press('Digit1')) },
  {
    name: 'quest-solution',
    show: quest('8-1', async (page) => {
      await button(page, en('tower.more')).click();
      await button(page, en('tower.watch')).click();
      await button(page, en('play.replay.next')).click();
    }),
  },
  {
    name: 'quest-done',
    show: quest('1-1', async (page) => {
      const { quest: trial, proof } = shippedQuest('1-1');
      await follow(page, trial, proof.solution, byKeys);
      await page.getByRole('heading', { name: en('tower.done.won') }).waitFor();
    }),
  },
];

describe('the screens of a quest', () => {
  it('are without a fault by axe, on a phone both ways up and on a laptop, by day and by night', async () => {
    const page = await person(stage, LAPTOP);
    await allPassed(page);
    const faults: string[] = [];
    for (const scene of SCENES) faults.push(...(await look(stage, page, scene)));
    expect(faults, faults.join('\n')).toEqual([]);
  }, 300_000);
});
