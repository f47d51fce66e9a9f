import type { Page } from 'playwright-core';
import { openPage, type Page as Wire } from '../server/client.ts';
import { button, comesBack, goes, openMenuOf, sits } from './manners.ts';
import type { Scene } from './scenes.ts';
import type { Stage } from './stage.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// The screens on which people are away, locked out, stand in for one another, or go on elsewhere.

const NAMES = ['Ada', 'Bo', 'Maximiliane-Charlotte', 'Dieuwertje', 'Élodie', 'Finn', 'Guðrún', 'Hugo'];
const SAND = 600_000;

const person = ({ wires }: WireTable, seat: number): number => {
  const { you } = (wires[seat] as Wire).heard.findLast(({ type }) => type === 'lobby') as { you: number };
  return you;
};

async function enters({ server }: Stage, { code }: WireTable, name: string): Promise<Wire> {
  const wire = await openPage(server.url, code);
  wire.send({ type: 'enter', name });
  await wire.next('lobby', ({ you }) => you !== null);
  return wire;
}

const visit = async (page: Page, { server }: Stage, { code }: WireTable) => {
  await page.context().clearCookies();
  await page.goto(`${server.url}/r/${code}`);
};

export function doorScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    {
      name: 'door-host',
      show: async (page, stage) => {
        table = await wireTable(stage, NAMES);
        const [host] = table.wires as [Wire];
        host.send({ type: 'kick', person: person(table, 6), out: true });
        host.send({ type: 'lock', locked: true });
        await sitIn(page, stage.server.url, table, 0);
        await sits(page, 'Bo', 2);
        for (const seat of [2, 4]) goes(table, seat);
        (table.wires[7] as Wire).send({ type: 'sit', chair: null });
        await openPage(stage.server.url, table.code);
        await page.locator('.sitter .face-away').nth(1).waitFor();
        await page.getByText(en('door.someCount', { count: 1 })).waitFor();
      },
    },
    {
      name: 'door-table',
      show: (page) => page.locator('.invite .lock').scrollIntoViewIfNeeded(),
    },
    { name: 'door-person-away', show: (page) => openMenuOf(page, 'Maximiliane-Charlotte') },
    {
      name: 'door-person-here',
      show: async (page) => {
        await page.keyboard.press('Escape');
        await openMenuOf(page, 'Bo');
        await button(page, en('door.handOver', { name: 'Bo' })).click();
        await button(page, en('door.kick', { name: 'Bo' })).click();
        await page.getByText(en('door.kickSure', { name: 'Bo' })).waitFor();
      },
    },
    {
      name: 'door-way-back',
      show: async (page) => {
        await page.keyboard.press('Escape');
        await button(page, en('door.wayBack')).click();
        await button(page, en('door.wayBackMake')).click();
        await page.getByRole('img', { name: en('door.wayBackQr') }).waitFor();
      },
    },
    {
      name: 'door-locked',
      show: async (page, stage) => {
        await visit(page, stage, table);
        await page.getByRole('heading', { name: en('door.locked') }).waitFor();
      },
    },
    {
      name: 'door-guest',
      show: async (page, stage) => {
        goes(table, 0);
        await sitIn(page, stage.server.url, table, 1);
        await page.getByText(en('door.hostAway', { name: 'Ada' })).waitFor();
      },
    },
    {
      name: 'door-kicked',
      show: async (page, stage) => {
        const host = await comesBack(stage, table, 0);
        host.send({ type: 'kick', person: person(table, 1), out: true });
        await page.getByRole('dialog', { name: en('page.status.kicked') }).waitFor();
        table.close();
      },
    },
  ];
}

export function standInScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    {
      name: 'stand-in-empty',
      show: async (page, stage) => {
        table = await wireTable(stage, NAMES);
        table.choose({ scenario: 2, sand: SAND });
        await table.start();
        for (const seat of [2, 3]) goes(table, seat);
        await visit(page, stage, table);
        await button(page, en('page.watch.tell')).click();
        await page.locator('dialog input[name=name]').fill('Eve');
        await button(page, en('page.room.enter')).click();
        await page.locator('.stand-ins button').nth(1).waitFor();
      },
    },
    {
      name: 'stand-in-offered',
      show: async (page) => {
        await page.locator('.stand-ins button[aria-disabled=false]').first().click();
        await page.locator('.stand-in').waitFor();
      },
    },
    {
      name: 'stand-in-asked',
      show: async (page, stage) => {
        const eve = await enters(stage, table, 'Maximilian-Alexander');
        eve.send({ type: 'standIn', seat: 2 });
        await page.context().clearCookies();
        await sitIn(page, stage.server.url, table, 1);
        // Two at first, until whoever was on this page before is told to be away.
        await page.locator('.stand-in button').first().waitFor();
        table.close();
      },
    },
    {
      name: 'stand-in-tower',
      show: async (page, stage) => {
        table = await wireTable(stage, NAMES.slice(0, 4));
        const [host] = table.wires as [Wire];
        host.send({ type: 'choose', choice: { tower: { quest: '5-1', tongue: 'enlightened' } } });
        host.send({ type: 'deal' });
        await (table.wires[1] as Wire).next('game');
        goes(table, 2);
        const eve = await enters(stage, table, 'Eve');
        await sitIn(page, stage.server.url, table, 1);
        await page.locator('.quest-other.away').waitFor();
        eve.send({ type: 'standIn', seat: 2 });
        await page.locator('.stand-in').waitFor();
        await page.locator('.stand-in').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'stand-in-tower-offer',
      show: async (page, stage) => {
        await visit(page, stage, table);
        await button(page, en('page.watch.tell')).click();
        await page.locator('dialog input[name=name]').fill('Fay');
        await button(page, en('page.room.enter')).click();
        await page.locator('.stand-ins button').first().waitFor();
        table.close();
      },
    },
  ];
}

export function readingScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    {
      name: 'reading-replay',
      show: async (page, stage) => {
        table = await wireTable(stage, ['Ada', 'Bo']);
        table.choose({ scenario: 1, sand: 1_000 });
        await table.start();
        await sitIn(page, stage.server.url, table, 1);
        await page.getByRole('link', { name: en('play.end.replay') }).click();
        await page.getByRole('slider').waitFor();
        const [host] = table.wires as [Wire];
        host.send({ type: 'deal' });
        await page.locator('.dealt button').waitFor();
      },
    },
    {
      name: 'reading-book',
      show: async (page) => {
        await button(page, en('door.join')).click();
        await page.locator('.ready').waitFor();
        const [host] = table.wires as [Wire];
        host.send({ type: 'leave' });
        await page.locator('.lobby').waitFor();
        await page.evaluate(() => {
          history.pushState(null, '', '/book');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await page.getByRole('heading', { name: en('page.book.title') }).waitFor();
        host.send({ type: 'deal' });
        await page.locator('.dealt button').waitFor();
      },
    },
    {
      name: 'reading-rules',
      show: async (page) => {
        await page.evaluate(() => {
          history.pushState(null, '', '/rules');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await page.getByRole('heading', { name: en('page.rules.title'), level: 1 }).waitFor();
        table.close();
      },
    },
  ];
}
