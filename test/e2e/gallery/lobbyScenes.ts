import type { Page } from 'playwright-core';
import { act, type Page as Wire } from '../../server/client.ts';
import type { Scene } from '../scenes.ts';
import { sitIn, type WireTable, wireTable } from '../wire.ts';
import { en } from '../words.ts';
import { lookFrom, NAMES, started } from './mallTable.ts';

// A room before, between and beside its games.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export function lobbyScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    scene('empty', async (page, { server }) => {
      await page.goto(server.url);
      await button(page, en('page.home.open')).click();
      await page.locator('input[name=name]').fill('Ada');
      await button(page, en('page.room.enter')).click();
      await page.getByRole('heading', { name: en('page.table.title') }).waitFor();
    }),
    scene('rename', (page) => button(page, en('page.room.rename')).click()),
    scene('options', async (page, stage) => {
      table = await wireTable(stage, NAMES);
      await sitIn(page, stage.server.url, table, 0);
      await page.getByText(en('page.choice.options')).click();
      await page.getByText(en('page.choice.options')).scrollIntoViewIfNeeded();
    }),
    scene('home-with-room', async (page, { server }) => {
      await page.goto(server.url);
      await page.getByText(en('page.home.rooms')).waitFor();
      table.close();
    }),
    scene('free-talk', async (page, stage) => {
      table = await started(stage, { scenario: 1 });
      await lookFrom(page, stage, table, 0);
      (table.wires[1] as Wire).send({ type: 'say', text: 'North, somebody?' });
      await page.getByText('North, somebody?').first().waitFor();
    }),
    scene('stared-at', async (page) => {
      act(table.wires[1] as Wire, { type: 'stare', seat: 1, target: 0 });
      await page
        .getByText(en('play.alarm.stare', { name: 'Bo' }))
        .first()
        .waitFor();
    }),
    scene('prodded', async (page) => {
      act(table.wires[2] as Wire, { type: 'doSomething', seat: 2, target: 0 });
      await page
        .getByText(en('play.alarm.prodBy', { name: 'Maximiliane-Charlotte' }))
        .first()
        .waitFor();
      table.close();
    }),
  ];
}
