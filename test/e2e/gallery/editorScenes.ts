import type { Page } from 'playwright-core';
import { shippedQuest } from '#content/questSet.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { en } from '../words.ts';

// Puzzles being drawn, judged and published.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const DOOR = `quest door

+-----+-----+-----+-----+
|iP   |      iO    k1   |
+     +     +-----+-----+
|            k1   1xP   |
+     +-----+-----+     +
|            xO   |     |
+-----+-----+-----+-----+
`;
const SHUT =
  'quest shut\n\n+-----+-----+-----+\n|iP    k1    iO   |\n+-----+-----+--1--+\n|#####|xP    xO   |\n+-----+-----+-----+\n';

async function drawing(page: Page, { server }: Stage, title: string, text: string): Promise<void> {
  await page.goto(server.url);
  const kept = JSON.stringify({ title, text });
  await page.evaluate((draft) => localStorage.setItem('hushglass.towerDraft', draft), kept);
  await page.goto(`${server.url}/tower/edit`);
  await page.getByRole('group', { name: en('editor.palette') }).waitFor();
}

const TOOLS = ['exit', 'armory', 'wall', 'door', 'key', 'current', 'ladder', 'invocation'] as const;

const toolScene = (tool: (typeof TOOLS)[number]) =>
  scene(`tool-${tool}`, (page) =>
    page.getByRole('radio', { name: en(`editor.tool.${tool}`), exact: true }).check({ force: true }),
  );

export const EDITOR_SCENES: readonly Scene[] = [
  scene('empty', async (page, { server }) => {
    await page.goto(`${server.url}/tower/edit`);
    await page.getByText(en('editor.verdict.empty')).waitFor();
  }),
  scene('solved', async (page, here) => {
    await drawing(page, here, 'Mind the door', DOOR);
    await page.locator('.verdict-hard').waitFor();
  }),
  ...TOOLS.map(toolScene),
  scene('board', (page) => button(page, en('editor.board')).click()),
  scene('text', async (page) => {
    await page.keyboard.press('Escape');
    await button(page, en('editor.text')).click();
    await page.getByText(en('editor.text.legend')).click();
  }),
  scene('watch', async (page) => {
    await page.keyboard.press('Escape');
    await button(page, en('editor.watch')).click();
    await button(page, en('play.replay.next')).click();
  }),
  scene('publish', async (page) => {
    await button(page, en('tower.watch.close')).click();
    await button(page, en('editor.publish')).click();
    await page.locator('dialog').waitFor();
  }),
  scene('link', async (page) => {
    await page.locator('dialog input[name=author]').fill('Ada');
    await page.locator('dialog button[type=submit]').click();
    await page.getByRole('link', { name: en('editor.publish.open') }).waitFor();
  }),
  scene('published', async (page) => {
    await page.getByRole('link', { name: en('editor.publish.open') }).click();
    await page.getByRole('heading', { name: 'Mind the door' }).waitFor();
    await page.getByText(en('editor.published.proven')).waitFor();
  }),
  scene('published-none', async (page, { server }) => {
    await page.goto(`${server.url}/tower/p/none`);
    await page.getByRole('heading', { name: en('editor.published.none') }).waitFor();
  }),
  scene('unsolvable', async (page, here) => {
    await drawing(page, here, 'Shut', SHUT);
    await page.getByText(en('editor.verdict.unsolvable')).waitFor();
  }),
  scene('epic', async (page, here) => {
    await drawing(page, here, 'All round', shippedQuest('1-epic').drawing.replace(/x[YPGOB*]/, '  '));
    await page.getByRole('radio', { name: en('editor.tool.handle'), exact: true }).check({ force: true });
  }),
];
