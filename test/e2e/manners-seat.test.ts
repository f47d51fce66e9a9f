import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import type { Page as Wire } from '../server/client.ts';
import { button, comesBack, goes, told } from './manners.ts';
import { elfExplores } from './scenes.ts';
import { openPlace } from './servers.ts';
import { PHONE, person, WINDOW } from './stage.ts';
import { sitIn, wireTable } from './wire.ts';
import { en } from './words.ts';

const SAND = 600_000;

async function tellName(page: Page, name: string): Promise<void> {
  await button(page, en('page.watch.tell')).click();
  await page.locator('dialog input[name=name]').fill(name);
  await button(page, en('page.room.enter')).click();
}

it('whoever watches plays for somebody away once most of those here let them, until the other is back', async () => {
  const place = await openPlace();
  const table = await wireTable(place, ['Ada', 'Bo', 'Cy']);
  table.choose({ scenario: 2, sand: SAND });
  await table.start();
  const [bo, eve] = [await person(place, WINDOW), await person(place, PHONE)];
  await sitIn(bo, place.server.url, table, 1);
  await bo.locator('.game').waitFor();
  await eve.goto(`${place.server.url}/r/${table.code}`);
  await eve.locator('.hand-watch').waitFor();
  goes(table, 0);
  await eve.getByText(en('door.standName')).waitFor();
  await tellName(eve, 'Eve');
  await eve.getByText(en('door.held', { name: 'Eve' })).waitFor();

  await button(eve, en('door.stand', { name: 'Ada' })).click();
  const votes = (count: number) => ({ name: 'Ada', count, needed: 2 });
  const who = en('door.watcher');
  await eve.getByText(en('door.offered', votes(0))).waitFor();
  await bo.getByText(en('door.asks', { who, ...votes(0) })).waitFor();
  await button(bo, en('door.letIn')).click();
  await eve.getByText(en('door.offered', votes(1))).waitFor();
  await button(bo, en('door.agreed')).waitFor();
  const cy = table.wires[2] as Wire;
  const { standIns } = await cy.next('lobby', (lobby) => (lobby.standIns[0]?.votes.length ?? 0) > 0);
  cy.send({ type: 'letIn', seat: 0, person: standIns[0]?.person as number });

  await told(eve, en('door.youPlay', { name: 'Ada' }));
  await told(bo, en('door.plays', { who, name: 'Ada' }));
  await eve.locator('.hand .action').first().waitFor();
  await eve.locator('.hand-watch').waitFor({ state: 'detached' });

  await comesBack(place, table, 0);
  await told(eve, en('door.backYou', { who: 'Ada' }));
  await told(bo, en('door.back', { who: 'Ada' }));
  await eve.locator('.hand-watch').waitFor();
  expect(await eve.locator('.hand').count()).toBe(0);
});

it('so it is in the tower, where whoever stands in holds the directions', async () => {
  const place = await openPlace();
  const table = await wireTable(place, ['Ada', 'Bo']);
  const host = table.wires[0] as Wire;
  host.send({ type: 'choose', choice: { tower: { quest: '5-1', tongue: 'beginner' } } });
  host.send({ type: 'deal' });
  await (table.wires[1] as Wire).next('game');
  const [bo, eve] = [await person(place, WINDOW), await person(place, PHONE)];
  await sitIn(bo, place.server.url, table, 1);
  await bo.locator('.quest').waitFor();
  await eve.goto(`${place.server.url}/r/${table.code}`);
  await tellName(eve, 'Eve');
  goes(table, 0);
  await button(eve, en('door.stand', { name: 'Ada' })).click();
  await button(bo, en('door.letIn')).waitFor();
  // Nobody is pressed to: it can be taken back, and offered again.
  await eve.locator('button[aria-disabled=false]').getByText(en('door.withdraw')).click();
  await button(bo, en('door.letIn')).waitFor({ state: 'detached' });
  await eve
    .locator('button[aria-disabled=false]')
    .getByText(en('door.stand', { name: 'Ada' }))
    .click();
  await button(bo, en('door.letIn')).click();
  await told(bo, en('door.plays', { who: 'Eve', name: 'Ada' }));
  await eve.locator('.quest-directions .action').first().waitFor();
  await bo.locator('.quest-other').getByText('Eve').waitFor();

  await comesBack(place, table, 0);
  await told(eve, en('door.backYou', { who: 'Ada' }));
  await eve.getByText(en('tower.watching')).waitFor();
});

it('[R5] a name that is given in silence is told when talking is allowed', async () => {
  const place = await openPlace();
  const table = await wireTable(place, ['Ada', 'Bo']);
  table.choose({ scenario: 4, sand: SAND });
  await table.start();
  const [eve, other] = [await person(place, PHONE), await person(place, WINDOW)];
  for (const page of [other, eve]) {
    await page.goto(`${place.server.url}/r/${table.code}`);
    await page.locator('.hand-watch').waitFor();
  }
  await tellName(eve, 'Eve');
  await eve.getByText(en('door.held', { name: 'Eve' })).waitFor();
  // How many watch is told when talking is allowed; whether anybody does, at once.
  await (table.wires[0] as Wire).next('lobby', ({ watching }) => watching === 1);
  expect(await other.getByText('Eve').count()).toBe(0);

  await table.give(elfExplores(table.game as Game));
  await other
    .locator('.watchers')
    .getByText(en('page.watch.names', { names: 'Eve', count: 1 }))
    .waitFor();
  await eve.getByText(en('door.held', { name: 'Eve' })).waitFor({ state: 'detached' });
});

it('[R5] the page does not offer a wish or a stare that would be refused', async () => {
  const place = await openPlace();
  const table = await wireTable(place, ['Ada', 'Bo', 'Cy']);
  table.choose({ scenario: 2, sand: SAND });
  await table.start();
  const ada = await person(place, WINDOW);
  const heard: string[] = [];
  ada.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await sitIn(ada, place.server.url, table, 0);
  const stare = button(ada, en('play.players.stare', { name: 'Bo' }));
  await stare.waitFor();
  for (let stares = 0; stares < 6; stares++) await stare.click({ force: true });
  await stare.and(ada.locator('[aria-disabled=false]')).click();

  await button(ada, en('play.menu.open')).click();
  await button(ada, en('play.pause.wish')).click();
  // The menu gets out of the way; the wish is taken back where it is told.
  await ada.locator('dialog[open]').waitFor({ state: 'hidden' });
  const back = button(ada, en('play.pause.back'));
  await back.click({ force: true });
  await back.and(ada.locator('[aria-disabled=false]')).click();
  await back.waitFor({ state: 'hidden' });
  expect(heard.filter((text) => text.includes('message.tooFast'))).toEqual([]);
});
