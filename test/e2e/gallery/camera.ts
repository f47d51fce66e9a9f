import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

// One screen as a picture at every size, by day and by night, with nothing on it that time changes.

const SIZES = {
  laptop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
};

export async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      await page.evaluate(withoutTime);
      const path = join(folder, `${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, animations: 'disabled' });
      await page.evaluate(timeGoesOn);
    }
  }
  await page.setViewportSize(SIZES.laptop);
}

// These run in the page.

/** Drawn at its new size; fonts are there, and whatever turns from day to night has done so. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

/** How much sand is left, and how long a game took, is another in every run. */
function withoutTime(): void {
  const { steady } = globalThis as unknown as { steady: { still: boolean } };
  steady.still = true;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (/\d:\d\d/.test(text.data)) text.data = text.data.replace(/\d+:\d\d/g, '0:00');
  }
  const begun = document.querySelector('.game:not([data-phase=setup])') !== null;
  for (const sand of document.querySelectorAll<SVGElement>('[data-part]'))
    sand.style.visibility = begun ? 'hidden' : '';
}

function timeGoesOn(): void {
  const { steady } = globalThis as unknown as { steady: { still: boolean } };
  steady.still = false;
}
