import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, person, type Stage, WINDOW } from './stage.ts';
import { en, fr, nl } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** Which languages' texts the page has asked for. */
function textsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const lang = /^(en|fr|nl)-[\w-]+\.js$/.exec(basename(new URL(request.url()).pathname))?.[1];
    if (lang !== undefined) asked.add(lang);
  });
  return asked;
}

describe('the language of a page', () => {
  it('is all that it fetches, and nothing is ever shown in another', async () => {
    const page = await person(stage, { ...WINDOW, locale: 'fr-FR' });
    const asked = textsAsked(page);
    await page.addInitScript((english) => {
      const watch = new MutationObserver(() => {
        if (document.body?.textContent?.includes(english)) document.documentElement.dataset.flashed = 'true';
      });
      watch.observe(document, { childList: true, subtree: true, characterData: true });
    }, en('page.home.open'));
    await page.goto(stage.server.url);
    await page.getByRole('button', { name: fr('page.home.open') }).waitFor();
    expect([...asked]).toEqual(['fr']);
    expect(await page.getAttribute('html', 'data-flashed')).toBeNull();
    expect(await page.getAttribute('html', 'lang')).toBe('fr');
  });

  it('changes on the spot, fetching the other then, and is remembered', async () => {
    const page = await person(stage, WINDOW);
    const asked = textsAsked(page);
    await page.goto(stage.server.url);
    await page.getByRole('heading', { name: en('page.home.what') }).waitFor();
    expect([...asked]).toEqual(['en']);
    await page.getByText('Nederlands', { exact: true }).click();
    await page.getByRole('heading', { name: nl('page.home.what') }).waitFor();
    expect([...asked]).toEqual(['en', 'nl']);
    asked.clear();
    await page.reload();
    await page.getByRole('heading', { name: nl('page.home.what') }).waitFor();
    expect([...asked]).toEqual(['nl']);
  });
});
