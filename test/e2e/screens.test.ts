import axe, { type AxeResults, type RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AROUND, endScenes, gameScenes, roomScenes, type Scene } from './scenes.ts';
import { LAPTOP, openStage, person, picture, type Stage } from './stage.ts';

// Every screen, on a phone both ways up and on a laptop, by day and by night: kept as a picture under
// reports/screens, and held to WCAG 2.2 AA.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const SIZES = {
  laptop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  'phone-on-its-side': { width: 844, height: 390 },
};
const ALL: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const ONLY_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

describe('every screen', () => {
  it.each([
    ['around the game', () => AROUND],
    ['of a room', roomScenes],
    ['of a game', gameScenes],
    ['after a game', endScenes],
  ])(
    '%s is without a fault by axe, on a phone both ways up and on a laptop, by day and by night',
    async (_, scenes) => {
      // That there is no such room is told by the server in its own way, which a browser takes for a fault.
      const page = await person(stage, { ...LAPTOP, excuse: /404/ });
      const faults: string[] = [];
      for (const scene of scenes()) faults.push(...(await look(page, scene)));
      expect(faults, faults.join('\n')).toEqual([]);
    },
    300_000,
  );
});

async function look(page: Page, { name, show }: Scene): Promise<readonly string[]> {
  await show(page, stage);
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      await picture(page, `${name}-${size}-${colorScheme}`);
      // Nothing but colours differs by night.
      const found = await faultsOf(page, colorScheme === 'light' ? ALL : ONLY_COLOURS);
      faults.push(...found.map((fault) => `${name}, ${size}, ${colorScheme}: ${fault}`));
    }
  }
  await page.setViewportSize(SIZES.laptop);
  return faults;
}

/** Runs in the page: drawn at its new size, and whatever turns from day to night has done so. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

async function faultsOf(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
      }) as Promise<AxeResults>,
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]}`,
    ),
  );
}
