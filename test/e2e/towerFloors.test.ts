import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
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

interface Painted {
  readonly of: string;
  readonly fill: string;
  readonly stroke: string;
}

const painted = (page: Page, selector: string): Promise<readonly Painted[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { fill, stroke } = getComputedStyle(one);
      return { of: one.getAttribute('class') ?? '', fill, stroke };
    }),
  );

/** What has the colour of the ground it lies on, inside and along its edge. */
async function hidden(page: Page, selector: string): Promise<readonly string[]> {
  const { stone } = await ground(page);
  const isGround = (colour: string) => colour === stone || colour === 'none';
  return (await painted(page, selector))
    .filter(({ fill, stroke }) => isGround(fill) && isGround(stroke))
    .map(({ of }) => of);
}

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

  it('in the device’s own colours heroes, keys, doors, marks and the map stay apart from what they lie on', async () => {
    const page = await person(stage, { ...LAPTOP, forcedColors: 'active' });
    await allPassed(page);
    await page.goto(`${stage.server.url}/tower/15-7`);
    await page.locator('.quest .pawn').first().waitFor();
    expect(await hidden(page, '.hero-paint, .door-leaf, .kind-emblem, .exit-bars, .wall')).toEqual([]);
    const heroes = await painted(page, '.pawn .hero-paint');
    expect(new Set(heroes.map(({ fill }) => fill)).size).toBe(5);
    expect((await painted(page, '.door-leaf, .kind-emblem')).length).toBeGreaterThan(1);
    await page.keyboard.press('Digit1');
    await page.locator('.target').first().waitFor();
    const marks = await page.locator('.target').evaluateAll((all) =>
      all.map((one) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(one, '::after');
        return Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor;
      }),
    );
    expect(marks).not.toContain(false);
    await page.goto(`${stage.server.url}/tower`);
    await page.locator('.go-on').waitFor();
    const windows = await page.locator('.storeys .tower-window').evaluateAll((all) =>
      all.map((one) => {
        const { borderTopColor, color, backgroundColor } = getComputedStyle(one);
        return borderTopColor !== backgroundColor && color !== backgroundColor;
      }),
    );
    expect([windows.length > 90, windows.includes(false)]).toEqual([true, false]);
    // Skipped has a sign of its own, not only a colour.
    expect(await page.locator('.window-skipped .pic').count()).toBeGreaterThan(70);
  });

  it('in the device’s own colours every floor is the same ground, and all heroes on it differ', async () => {
    const page = await person(stage, { ...LAPTOP, forcedColors: 'active' });
    await allPassed(page);
    const stones = new Set<string>();
    for (const { trials } of ADVENTURES) {
      const id = trials.at(-1) as string;
      await page.goto(`${stage.server.url}/tower/${id}`);
      await page.locator('.quest .pawn').first().waitFor();
      stones.add((await ground(page)).stone);
      expect(await hidden(page, '.hero-paint, .door-leaf, .kind-emblem, .exit-bars, .wall'), id).toEqual([]);
      const heroes = new Set((await painted(page, '.pawn .hero-paint')).map(({ fill }) => fill));
      expect(heroes.size, id).toBe(Object.keys(shippedQuest(id).quest.starts).length);
      const lights = page.locator('.floor-light');
      expect(
        await lights.evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
        id,
      ).not.toContain('inline');
    }
    expect(stones.size).toBe(1);
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
