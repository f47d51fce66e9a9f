import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { act, type Page as Wire } from '../server/client.ts';
import { button, comesBack, goes, told } from './manners.ts';
import { openPlace } from './servers.ts';
import { person, WINDOW } from './stage.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// Ada is host and goes; Bo, at whose page we look, is host until she returns.

async function atLobby(page: Page): Promise<void> {
  await button(page, en('door.playWithout', { names: 'Ada' })).waitFor();
}

/** Only a host can stop a game. */
async function inGame(page: Page): Promise<void> {
  await button(page, en('play.menu.open')).click();
  await button(page, en('play.menu.leave')).waitFor();
  await page.keyboard.press('Escape');
}

/** Only a host deals again. */
async function atResult(page: Page): Promise<void> {
  await button(page, en('play.end.again')).waitFor();
}

async function dealt({ wires }: WireTable): Promise<void> {
  (wires[0] as Wire).send({ type: 'deal' });
  for (const wire of wires) await wire.next('game');
}

async function paused(table: WireTable): Promise<void> {
  await table.start();
  for (const [seat, wire] of table.wires.entries()) act(wire, { type: 'pause', seat, pause: true });
  await (table.wires[1] as Wire).next('told', ({ events }) => events.some(({ type }) => type === 'paused'));
}

async function over(table: WireTable): Promise<void> {
  table.choose({ scenario: 1, sand: 1_000 });
  await table.start();
  await (table.wires[1] as Wire).next('told', ({ events }) => events.some(({ type }) => type === 'ended'));
}

const STAGES = [
  ['between games', async () => {}, atLobby],
  ['before the sand runs', dealt, inGame],
  ['while the sand runs', (table: WireTable) => table.start(), inGame],
  ['in a pause', paused, inGame],
  ['at the result', over, atResult],
] as const;

describe('the host goes, and comes back', () => {
  it.each(STAGES)(
    '%s: whoever sits is host meanwhile, and everyone is told both times',
    async (_, until, asHost) => {
      const place = await openPlace({ patience: { host: 300, chair: 600_000 } });
      const table = await wireTable(place, ['Ada', 'Bo']);
      await until(table);
      const bo = await person(place, WINDOW);
      await sitIn(bo, place.server.url, table, 1);
      await bo.locator('.game, .lobby').waitFor();
      goes(table, 0);
      await told(bo, en('door.hostYou'));
      await bo.locator('.player.away, .face-away').first().waitFor();
      await asHost(bo);

      const ada = await comesBack(place, table, 0);
      await told(bo, en('door.hostNow', { name: 'Ada' }));
      await bo.locator('.player.away, .face-away').first().waitFor({ state: 'detached' });
      ada.close();
    },
  );
});
