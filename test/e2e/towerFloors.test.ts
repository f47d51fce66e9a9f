import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { ALL, faultsOf } from './look.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';
import { allPassed, byKeys, follow } from './towerHands.ts';
import { en } from './words.ts';

// Each adventure has its own floor, and an ending of its own.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** The colour that is seen between the joints, and how many lights there are. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const stone = document.querySelector('.stone-one');
    const lights = document.querySelectorAll('.floor-light').length;
    return { stone: stone === null ? '' : getComputedStyle(stone).fill, lights };
  });

describe('the floors of the tower', () => {
  it('differ from each other, by day and by night, and fall back to the device’s own colours', async () => {
    const page = await person(stage, LAPTOP);
    await allPassed(page);
    const stones = new Set<string>();
    const floors = ['1-3', '12-3', '14-3'];
    for (const id of floors) {
      await page.goto(`${stage.server.url}/tower/${id}`);
      await page.locator('.floor-light').first().waitFor({ state: 'attached' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        stones.add((await ground(page)).stone);
      }
    }
    expect(stones.size).toBe(2 * floors.length);
    expect(await faultsOf(page, ALL)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const canvas = await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('i'), { id: 'canvas', style: 'background: Canvas' }),
      );
      return getComputedStyle(document.querySelector('#canvas') as Element).backgroundColor;
    });
    expect((await ground(page)).stone).toBe(canvas);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(`${stage.server.url}/tower/0-2`);
    await page.locator('.stone-one').first().waitFor({ state: 'attached' });
    expect((await ground(page)).lights).toBe(0);
  }, 120_000);

  it('an epic that is won has an ending, in a moment and then on its card', async () => {
    const page = await person(stage, { ...LAPTOP, reducedMotion: 'no-preference' });
    await allPassed(page);
    await page.goto(`${stage.server.url}/tower/1-epic`);
    await page.locator('.quest .pawn').first().waitFor();
    const { quest, proof } = shippedQuest('1-epic');
    await follow(page, quest, proof.solution, byKeys);
    const words = en('endings.floor.1');
    await page.locator('.moment .ending-picture').waitFor();
    await page.locator('.moment', { hasText: words }).waitFor();
    await page.locator('.end-card', { hasText: words }).waitFor();
    await page.locator('.end-card .ending-picture').waitFor();
    expect(await faultsOf(page, ALL)).toEqual([]);
  }, 180_000);
});
