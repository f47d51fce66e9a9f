import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import type { Game, MallCommand } from '#engine/mall/index.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import type { Page as Wire } from '../server/client.ts';
import { byKeys } from './hands.ts';
import { sees, stepByStep } from './heist.ts';
import { button, told, wayBackOf } from './manners.ts';
import { openPlace } from './servers.ts';
import { LOST_LINE, PHONE, person, WINDOW } from './stage.ts';
import { wayToTheTimer } from './way.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// A feat from the last step of its game to the cabinet, and to the cabinet on another device.

/** As much sand as has run is left after a turn: enough to say something. */
const A_MOMENT = 4_000;

/** [XA10] somebody turns the sand, both talk, and the token turns it again. */
async function talkAway(table: WireTable): Promise<void> {
  await sleep(A_MOMENT);
  await table.give(wayToTheTimer(table.game as Game));
  for (const wire of table.wires) wire.send({ type: 'say', text: 'I would rather be the dwarf' });
  for (const wire of table.wires) await wire.next('said');
  await table.give([{ type: 'turnSand', seat: 0 }]);
}

function planFor(game: Game): readonly MallCommand[] {
  const made = plan(game, 'cabinet');
  if (made.outcome !== 'won') throw new Error(made.outcome);
  return made.log.map(({ command }) => command);
}

/** On this page, by keys. */
async function carryOn(page: Page, table: WireTable, command: MallCommand): Promise<void> {
  await sees(page, table.game as Game);
  for (const step of stepByStep(command)) await byKeys(page, step);
}

const feat = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: en('cabinet.XA10') }) });

const opensCabinet = async (page: Page) => {
  // Whatever else the game gave.
  await page.getByRole('heading', { name: /new in your cabinet/i }).waitFor();
  await page.getByText(en('cabinet.XA10'), { exact: true }).waitFor();
  await page.getByRole('link', { name: en('cabinet.look') }).click();
  await page.getByRole('heading', { name: en('cabinet.title') }).waitFor();
};

describe('the cabinet', () => {
  it('[XA0] has what a page won, on another device too', async () => {
    const place = await openPlace();
    const table = await wireTable(place, ['Ada', 'Bo']);
    table.choose({ scenario: 3, modules: ['antiStress'] });
    await table.start();
    await talkAway(table);
    table.game = secretGame(place.data, table.id);
    const commands = planFor(table.game);
    const last = commands.at(-1) as MallCommand;
    await table.give(commands.slice(0, -1));
    const page = await person(place, { ...WINDOW, excuse: LOST_LINE });
    await sitIn(page, place.server.url, table, last.seat as number);
    await carryOn(page, table, last);
    await page.getByRole('heading', { name: en('play.end.won') }).waitFor();
    await opensCabinet(page);
    await feat(page)
      .getByText(/^Won on/)
      .waitFor();
    const replay = feat(page).getByRole('link');
    expect(await replay.getAttribute('href')).toBe(`/replay/${table.id}`);

    await page.getByText(en('cabinet.filter.won'), { exact: true }).click();
    await page.getByText(en('cabinet.XA1'), { exact: false }).waitFor({ state: 'detached' });
    await feat(page).waitFor();

    await page.getByRole('link', { name: en('play.end.result') }).click();
    await button(page, en('play.end.back')).click();
    const name = last.seat === 0 ? 'Ada' : 'Bo';
    const phone = await person(place, PHONE);
    await phone.goto(await wayBackOf(page, place));
    await told(phone, en('door.welcome', { name }));
    await opensCabinet(phone);
    await feat(phone)
      .getByText(/^Won on/)
      .waitFor();

    // Whoever does not belong to the room has nothing there.
    const stranger = await person(place, { ...WINDOW, excuse: /404/ });
    await stranger.goto(`${place.server.url}/book/cabinet?room=${table.code}`);
    await stranger.getByText(en('cabinet.stranger')).waitFor();
    expect(await stranger.getByText(/^Won on/).count()).toBe(0);
    (table.wires[1 - (last.seat as number)] as Wire).close();
  }, 60_000);
});
