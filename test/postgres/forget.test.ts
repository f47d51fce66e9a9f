import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { forgetInDatabase } from '#server/check/index.ts';
import { hushglass } from '../cli/process.ts';
import { act, dealtTable, newRoom, openPage, type Page, sitting, start } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';
import { type Nodes, openNodes } from './nodes.ts';

// `hushglass forget ROOM` in a database: a room goes for good, also under the hands of running nodes.

let all: Nodes | undefined;
afterEach(async () => {
  await all?.end();
  all = undefined;
});

const LEFT = ['rooms WHERE code', 'people WHERE room', 'games WHERE room', 'owners WHERE room'];
async function leftOf({ ask }: Nodes, code: string): Promise<readonly unknown[]> {
  const rows = LEFT.map((table) => ask(`SELECT count(*)::int AS n FROM ${table} = '${code}'`));
  return (await Promise.all(rows)).map(([row]) => row?.n);
}

it('lets the people of a room go at whichever node they are, told why, and nothing of it is written again', async () => {
  all = await openNodes(2);
  const [one, two] = all.nodes.map(({ url }) => url) as [string, string];
  const { code, pages } = await dealtTable(one, ['Ada', 'Bo']);
  await start(pages);
  const { code: neighbours, pages: stay } = await dealtTable(two, ['Cy', 'Di']);
  const elsewhere = await openPage(two, code);
  const { out, code: exit } = await hushglass(['forget', code, '--lang', 'en'], [], {
    HUSHGLASS_STORE: all.database,
  });
  expect([exit, out]).toEqual([0, expect.stringContaining('People: 2, games with their logs: 1')]);
  expect(out).not.toContain('@');
  act(pages[0] as Page, { type: 'pause', pause: true });
  for (const page of [...pages, elsewhere]) expect((await page.next('goodbye')).why).toBe('forgotten');
  for (const url of [one, two]) expect((await fetch(`${url}/api/rooms/${code}`)).status).toBe(404);
  await start(stay);
  await newRoom(one);
  expect(await leftOf(all, code)).toEqual([0, 0, 0, 0]);
  expect(await leftOf(all, neighbours)).toEqual([1, 2, 1, 1]);
  expect(await all.ask('SELECT count(DISTINCT game)::int AS n FROM entries')).toEqual([{ n: 1 }]);
  expect(await all.ask('SELECT count(*)::int AS n FROM forgotten')).toEqual([{ n: 0 }]);
});

/** Before a node has looked for the first time, and after. */
it.each([0, 1_500])(
  'the first room that a database ever forgets is noticed though nobody does anything, %i ms after a start',
  async (after) => {
    all = await openNodes(1);
    const { code, pages } = await sitting(all.nodes[0]?.url ?? '', ['Ada']);
    await sleep(after);
    expect(await forgetInDatabase(all.database, code)).toEqual({ people: 1, games: 0, lines: 0 });
    expect((await (pages[0] as Page).next('goodbye')).why).toBe('forgotten');
  },
);

it('says what it cannot do: no such room, no database of ours, none at all', async () => {
  all = await openNodes(1);
  const nowhere = await hushglass(['forget', 'nowhere', all.database, '--lang', 'en']);
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('There is no room nowhere in')]);
  const empty = (await freshDatabase()) as string;
  expect(await hushglass(['forget', 'room', empty])).toMatchObject({ code: 2 });
  const away = await hushglass(['forget', 'room', 'postgres://somebody:secret@127.0.0.1:1/none']);
  expect([away.code, away.err]).toEqual([2, expect.not.stringContaining('secret')]);
});
