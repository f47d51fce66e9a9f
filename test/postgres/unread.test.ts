import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dealtTable, openPage, type Page } from '../server/client.ts';
import { comeBack, type Nodes, openNodes } from './nodes.ts';

// Rooms that their node cannot read for a while: no time passes in them meanwhile, and nobody has them.

let all: Nodes;
beforeEach(async () => {
  all = await openNodes(1, { sweepMs: 100 });
});
afterEach(() => all.end());

const url = () => all.nodes[0]?.url ?? '';
const owned = async () => (await all.ask('SELECT lease, at FROM owners'))[0];

/** A table with a game on it that nobody is at any more. */
async function left() {
  const { code, pages } = await dealtTable(url(), ['Ada', 'Bo']);
  for (const page of pages) page.close();
  await expect.poll(owned).toMatchObject({ lease: null });
  const { at } = (await owned()) as { readonly at: string };
  return { code, cookie: (pages[0] as Page).cookie, where: { lease: null, at } };
}

it('[M26] a room whose people cannot be read stands where it stood, as often as somebody asks for it', async () => {
  const { code, cookie, where } = await left();
  await all.ask('ALTER TABLE people RENAME TO gone');
  for (let n = 0; n < 2; n++) {
    await expect(openPage(url(), code, cookie)).rejects.toThrow('503');
    await expect.poll(owned).toEqual(where);
  }
  await all.ask('ALTER TABLE gone RENAME TO people');
  expect((await comeBack(url(), code, cookie)).heard[0]).toMatchObject({ type: 'lobby', you: 1 });
});

const LONG = 800;

it('[M26] a room whose game cannot be read stands where it stood, however long that took', async () => {
  const { code, cookie, where } = await left();
  const client = new pg.Client(all.database);
  await client.connect();
  await client.query('BEGIN');
  await client.query('ALTER TABLE entries RENAME TO gone');
  const turnedAway = openPage(url(), code, cookie).then(({ closed }) => closed);
  await expect.poll(async () => (await owned())?.lease).not.toBe(null);
  await sleep(LONG);
  await client.query('COMMIT');
  await turnedAway;
  await expect.poll(owned).toEqual(where);
  await client.query('ALTER TABLE gone RENAME TO entries');
  await client.end();
  const back = await comeBack(url(), code, cookie);
  expect((await back.next('game')).events.length).toBeGreaterThan(0);
});
