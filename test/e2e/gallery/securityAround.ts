import type { Page } from 'playwright-core';
import { ownCode } from '#content/ownCode.ts';
import { tilesUpTo } from '#content/scenarios.ts';
import type { GameChoice } from '#protocol/messages.ts';
import type { Scene } from '../scenes.ts';
import { LAPTOP, openEvenings, type Stage } from '../stage.ts';
import { sitIn, type WireTable, wireTable } from '../wire.ts';
import { en } from '../words.ts';

// Maximum Security around the board: its rules, its lessons, its set-up, its tray.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const NIGHT = {
  name: 'Night shift',
  start: '1A',
  tiles: [...tilesUpTo(12).filter((tile) => tile !== '9'), '9*', '25'],
  onTop: ['26'],
  pieces: ['ownExits', 'guard', 'guardRoom', 'shafts', 'maps', 'spells'],
  sand: 240_000,
  spells: ['ghost', 'frog'],
};

async function seated(page: Page, stage: Stage, choice: GameChoice): Promise<WireTable> {
  const table = await wireTable(stage, ['Ada', 'Bo']);
  table.choose(choice);
  await sitIn(page, stage.server.url, table, 0);
  await page.setViewportSize(LAPTOP.viewport);
  await page.getByRole('heading', { name: en('page.table.title') }).waitFor();
  return table;
}

/** The others stay until the next table is set. */
export function securityAround(): readonly Scene[] {
  let table: WireTable | null = null;
  const sit = async (page: Page, stage: Stage, choice: GameChoice) => {
    table?.close();
    table = await seated(page, stage, choice);
  };
  return [
    scene('security-rules', async (page, { server }) => {
      await page.goto(`${server.url}/rules/security`);
      await page.locator('.still').first().waitFor();
    }),
    scene('security-spells', async (page) => {
      await page.locator('.spell-legend').evaluate((list) => list.closest('article')?.scrollIntoView());
    }),
    scene('security-lessons', async (page, { server }) => {
      await page.goto(`${server.url}/learn/security`);
      await page.getByRole('heading', { name: en('security.evening.XT5') }).waitFor();
    }),
    scene('security-lesson', async (page, { server }) => {
      await page.goto(`${server.url}/learn/security/XT1`);
      await page.locator('.tray-token').first().waitFor();
    }),
    scene('security-composer', async (page, { server }) => {
      await page.goto(`${server.url}/own/compose/${ownCode(NIGHT)}`);
      await page.getByText(en('own.verdict')).first().waitFor();
    }),
    scene('security-evenings', async (page, stage) => {
      await sit(page, stage, { scenario: 3 });
      await button(page, en('page.choice.change')).click();
      await openEvenings(page);
      await page.locator('dialog').getByText(en('security.evening.XF1')).waitFor();
    }),
    scene('security-modules', async (page, stage) => {
      const modules = ['antiStress', 'guardRoom', 'spells', 'reinforcements', 'controlRoom'];
      await sit(page, stage, { scenario: 8, level: 3, modules, guards: 2 });
      await page.getByText(en('page.choice.options')).click();
      const fold = page.locator('details.modules-fold, .options details', { hasText: en('game.security') });
      if ((await page.locator('.module-cards').count()) === 0) await fold.last().locator('summary').click();
      await page.locator('.module-cards').waitFor();
    }),
    scene('security-guards', async (page) => {
      const guards = page.locator('.module-place > fieldset');
      await guards.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    }),
    scene('security-evening', async (page, stage) => {
      await sit(page, stage, { evening: 'XF1', sand: 600_000 });
      await page.getByText(en('security.evening.XF1')).filter({ visible: true }).first().waitFor();
    }),
    scene('security-ready', async (page) => {
      await button(page, en('page.deal.button')).click();
      await page.locator('.ready > .row button').waitFor();
    }),
    scene('security-tray', async (page) => {
      await page.locator('.ready > .row button').first().click();
      const [, bo] = table?.wires ?? [];
      bo?.send({ type: 'do', id: 1, command: { type: 'ready', seat: 1, ready: true } });
      await page.locator('.game[data-phase=running]').waitFor();
      await page.getByRole('button', { name: en('play.token.sand') }).click();
      await page.locator('.tray-token.held').waitFor();
    }),
  ];
}
