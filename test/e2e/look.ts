import axe, { type AxeResults, type RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Scene } from './scenes.ts';
import { picture, type Stage } from './stage.ts';

// A screen on a phone both ways up and on a laptop, each in another language, by day and by night: held to WCAG 2.2 AA, and kept as a
// picture under reports/screens where somebody wants to look at it.

const SIZES = {
  laptop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  'phone-on-its-side': { width: 844, height: 390 },
};
const SPOKEN = { laptop: 'en', phone: 'fr', 'phone-on-its-side': 'nl' } as const;
export const ALL: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const ONLY_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Kept by npm run e2e: drawing them takes a fifth of the time, and nobody looks at those of npm test. */
const PICTURES = process.env.HUSHGLASS_PICTURES !== undefined;

/** What axe finds wrong with it. */
export async function look(stage: Stage, page: Page, { name, show }: Scene): Promise<readonly string[]> {
  await show(page, stage);
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await speak(page, SPOKEN[size as keyof typeof SPOKEN]);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Nothing but colours differs by night, and on its side a phone shows no others.
      const isNothingNew = colorScheme === 'dark' && size === 'phone-on-its-side';
      if (isNothingNew && !PICTURES) continue;
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      if (PICTURES) await picture(page, `${name}-${size}-${colorScheme}`);
      if (isNothingNew) continue;
      const found = await faultsOf(page, colorScheme === 'light' ? ALL : ONLY_COLOURS);
      faults.push(...found.map((fault) => `${name}, ${size}, ${colorScheme}: ${fault}`));
    }
  }
  await page.setViewportSize(SIZES.laptop);
  await speak(page, 'en');
  return faults;
}

/** As if it were chosen in another tab. A page whose line is cut goes on in the language it has. */
export async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('hushglass.lang', JSON.stringify(chosen));
    dispatchEvent(new StorageEvent('storage'));
  }, lang);
  const speaks = (chosen: string) => document.documentElement.lang === chosen || !navigator.onLine;
  await page.waitForFunction(speaks, lang, { timeout: 5_000 }).catch(() => undefined);
}

/** Runs in the page: drawn at its new size, and whatever turns from day to night has done so. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

export async function faultsOf(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
        // There are none, and asking for them takes its time.
        iframes: false,
      }) as Promise<AxeResults>,
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isPlaceOnMap(id, target.join(' ')))
      .map(
        ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]}`,
      ),
  );
}

/**
 * WCAG 2.5.8 leaves out targets whose place is what they tell, as on a map: how large a space is shown follows from where the tiles of
 * this deal came to lie, and whoever wants it larger zooms.
 */
const isPlaceOnMap = (rule: string, target: string) =>
  rule === 'target-size' && target.includes('[data-space=');
