import type { Page } from 'playwright-core';
import type { Game, MallCommand } from '#engine/mall/index.ts';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { act, type Page as Wire } from '../../server/client.ts';
import { accuse } from '../rolesHands.ts';
import type { Scene } from '../scenes.ts';
import { LAPTOP, type Stage } from '../stage.ts';
import { sitIn, type WireTable, wireTable } from '../wire.ts';
import { en } from '../words.ts';

// Hidden Roles around the board: set-up, one's card, what is asked, and who is out. A full table: no room to spare.

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const scene = (name: string, show: Scene['show']): Scene => ({ name, show });

async function sit(page: Page, stage: Stage, table: WireTable): Promise<void> {
  await sitIn(page, stage.server.url, table, 0);
  await page.setViewportSize(LAPTOP.viewport);
}

const votes = (seats: readonly number[]) =>
  seats.map((seat): MallCommand => ({ type: 'vote', seat, up: true }));

export function rolesAround(): readonly Scene[] {
  let table: WireTable | null = null;
  const seatOfTraitor = () => {
    const game = table?.game as Game;
    return NAMES.findIndex((_, seat) => roleOf(game, seat).side === 'traitor');
  };
  return [
    scene('roles-setup', async (page, stage) => {
      table = await wireTable(stage, NAMES);
      table.choose({ scenario: 3, roles: { level: 'E', token: true, last: 16 } });
      await sit(page, stage, table);
      await page.locator('.roles-missions').waitFor();
    }),
    scene('roles-ready', async (page) => {
      await page.getByRole('button', { name: en('page.deal.button') }).click();
      await page.locator('.ready .role-back').waitFor();
    }),
    scene('roles-card', async (page) => {
      await page.locator('.ready .role-back').click({ trial: true });
      await page.locator('.ready .role-back').evaluate((one) => (one as HTMLElement).click());
      await page.locator('.role-peek .role-card').waitFor();
    }),
    scene('roles-eye', async (page, stage) => {
      table?.close();
      table = await wireTable(stage, NAMES);
      table.choose({ scenario: 3, sand: 600_000, roles: { level: 'B' } });
      await table.start();
      await table.give([{ type: 'putEye', seat: 1, target: 2 }]);
      await sit(page, stage, table);
      await page.locator('.eye-token').click();
      await page.locator('.role-sheet').waitFor();
    }),
    scene('roles-accuse', async (page) => {
      await page.locator('.accuse-token').evaluate((one) => (one as HTMLElement).click());
      await page.locator('.role-person').first().click();
    }),
    scene('roles-out', async (page) => {
      const traitor = seatOfTraitor();
      const others = NAMES.map((_, seat) => seat).filter((seat) => seat !== traitor && seat !== 0);
      const by = traitor === 0 ? (others[0] as number) : 0;
      const give = (command: MallCommand) =>
        act(table?.wires[command.seat as number] as Wire, { ...command });
      await page.locator('.role-sheet header button').click();
      if (by === 0) await accuse(page, [NAMES[traitor] as string]);
      else give({ type: 'accuse', seat: by, accused: [traitor] });
      await page.locator('.role-ring').waitFor();
      for (const command of votes(others.filter((seat) => seat !== by))) give(command);
      await page.locator('.role-shown').waitFor();
      await page.locator('.role-shown').waitFor({ state: 'detached' });
    }),
  ];
}
