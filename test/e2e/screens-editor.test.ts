import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { look } from './look.ts';
import type { Scene } from './scenes.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';
import { en } from './words.ts';

// The screens on which puzzles are drawn and shown, looked at as all others are (look.ts).

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string) => page.locator('.verdict').getByText(words).waitFor();

/** What this browser drew last. */
async function drawing(page: Page, { server }: Stage, title: string, text: string): Promise<void> {
  await page.goto(server.url);
  await page.evaluate(
    (kept) => localStorage.setItem('hushglass.towerDraft', kept),
    JSON.stringify({ title, text }),
  );
  await page.goto(`${server.url}/tower/edit`);
  await page.locator('.palette').waitFor();
}

const EVERYTHING = `quest everything

+-----+-----+-----+-----+-----+-----+
|iY          k1   |           |xY   |
+     +-----+     +     +     +  v  +
|     |#####|     1     |      k2   |
+     +-----+- - -+     +-----+--2--+
|H    |#####|iO    !!         |xO   |
+     +-----+     +     +     +     +
|      k3          *    |      x*   |
+-----+--3--+     +  ^  +     +-----+
|iG               |H    |iP         |
+     +     +-----+     +     +     +
|xG                                 |
+-----+-----+-----+-----+-----+-----+
`;

const SCENES: readonly Scene[] = [
  {
    name: 'edit-empty',
    show: async (page, { server }) => {
      await page.goto(`${server.url}/tower/edit`);
      await says(page, en('editor.verdict.empty'));
    },
  },
  {
    name: 'edit-solved',
    show: async (page, here) => {
      await drawing(page, here, 'A bit of everything', EVERYTHING);
      await page.locator('.verdict-hard').waitFor();
    },
  },
  {
    name: 'edit-text',
    show: async (page) => {
      await button(page, en('editor.text')).click();
      const text = page.getByRole('textbox', { name: en('editor.text.label') });
      await text.fill((await text.inputValue()).replace('iY', 'iQ').replaceAll('|     ', '|?    '));
      await page.getByText(en('editor.text.legend')).click();
    },
  },
  {
    name: 'edit-publish',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await button(page, en('editor.publish')).click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'published',
    show: async (page) => {
      await page.locator('dialog input[name=author]').fill('Ada');
      await page.locator('dialog button[type=submit]').click();
      await page.getByRole('link', { name: en('editor.publish.open') }).click();
      await page.getByRole('heading', { name: 'A bit of everything' }).waitFor();
    },
  },
  {
    name: 'published-none',
    show: async (page, { server }) => {
      await page.goto(`${server.url}/tower/p/none`);
      await page.getByRole('heading', { name: en('editor.published.none') }).waitFor();
    },
  },
  {
    name: 'edit-epic',
    show: async (page, here) => {
      await drawing(page, here, 'All round', shippedQuest('1-epic').drawing.replace(/x[YPGOB*]/, '  '));
      await button(page, en('editor.board')).click();
    },
  },
];

describe('the screens of the editor', () => {
  it('are without a fault by axe, on a phone both ways up and on a laptop, by day and by night', async () => {
    // That there is no such puzzle is told by the server in its own way, which a browser takes for a fault.
    const page = await person(stage, { ...LAPTOP, excuse: /404/ });
    const faults: string[] = [];
    for (const scene of SCENES) faults.push(...(await look(stage, page, scene)));
    expect(faults, faults.join('\n')).toEqual([]);
  }, 300_000);
});
