import type { Page } from 'playwright-core';
import type { Game } from '#engine/mall/index.ts';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { sitIn, type WireTable } from '../wire.ts';
import { en } from '../words.ts';
import { started } from './mallTable.ts';

// Hidden roles around the table: their rules, the lesson, the cards turned over, a replay, the Book.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const NAMES = ['Ada', 'Bo', 'Maximiliane-Charlotte', 'Cy', 'Di'];

const loyalOf = (game: Game) =>
  game.shared.hands.flatMap((_, seat) => (roleOf(game, seat).side === 'loyal' ? [seat] : []));

/** Somebody is eyed, then condemned, and was loyal. */
async function condemned(stage: Stage): Promise<WireTable> {
  const table = await started(stage, { scenario: 4, roles: { level: 'D' } }, NAMES);
  const [accused = 0] = loyalOf(table.game as Game);
  const others = NAMES.flatMap((_, seat) => (seat === accused ? [] : [seat]));
  const [by = 0, ...voters] = others;
  await table.give([
    { type: 'putEye', seat: by, target: accused },
    { type: 'accuse', seat: by, accused: [accused] },
    ...voters.map((seat) => ({ type: 'vote', seat, up: true }) as const),
  ]);
  return table;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export function rolesScenes(): readonly Scene[] {
  let table: WireTable | null = null;
  return [
    scene('roles-rules', async (page, { server }) => {
      await page.goto(`${server.url}/rules/roles`);
      await page.locator('#rules-roles article').first().waitFor();
    }),
    scene('roles-lesson', async (page, { server }) => {
      await page.goto(`${server.url}/learn/roles`);
      await page.locator('.lesson').waitFor();
    }),
    scene('roles-reveal', async (page, stage) => {
      table = await condemned(stage);
      await sitIn(page, stage.server.url, table, 1);
      await page.locator('.reveal-verdict').waitFor();
    }),
    scene('roles-end', async (page) => {
      await press(page, en('roles.end.on'));
      await page.locator('.end table').waitFor();
    }),
    scene('roles-replay', async (page, { server }) => {
      await page.goto(`${server.url}/replay/${table?.id}`);
      const slider = page.getByRole('slider', { name: en('play.replay.at') });
      await slider.waitFor();
      await slider.press('End');
      await page.locator('.replay-caption p').first().waitFor();
    }),
    scene('roles-book', async (page, { server }) => {
      await page.goto(`${server.url}/book?room=${table?.code}`);
      await page.locator('.book-sides').waitFor();
      table?.close();
    }),
  ];
}
