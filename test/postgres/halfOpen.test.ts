import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, inject, it } from 'vitest';
import { CONNECTIONS_PER_ADDRESS } from '#server/limits.ts';
import { type Cutter, openCutter } from '../../bench/cluster/cutter.ts';
import { freePort } from '../../bench/load/child.ts';
import { throughPort } from '../../bench/load/database.ts';
import { act, dealtTable, openPage, type Page, start } from '../server/client.ts';
import { comeBack, type Nodes, openNodes } from './nodes.ts';

// A node that nobody reaches any more, neither the database nor the others, and that does not know it yet: each of its lines is
// open as far as anyone can tell.

let all: Nodes;
const lines: Cutter[] = [];
afterEach(async () => {
  for (const line of lines) line.mend();
  await all.end();
  for (const line of lines.splice(0)) line.close();
});

const SWALLOWED = { ways: ['up', 'down'], late: false } as const;
/** What was on its way arrives when nobody expects it any more. */
const LATE = { ways: ['up', 'down'], late: true } as const;

async function lineTo(target: string | number): Promise<Cutter> {
  const line = await openCutter(target);
  lines.push(line);
  return line;
}

/** One whose lines, to its database and from the other nodes, can be cut. */
async function startBehindLines(): Promise<string> {
  const port = await freePort();
  const toDatabase = await lineTo(inject('postgres'));
  const toNode = await lineTo(port);
  const address = `http://127.0.0.1:${toNode.port}`;
  const database = throughPort(all.database, toDatabase.port);
  return (await all.start({ port, address, database })).url;
}

const leases = () => all.ask('SELECT lease FROM leases WHERE ended IS NULL');

it.each([
  ['are swallowed', SWALLOWED],
  ['arrive late', LATE],
])(
  'its words %s: its pages play on at the other, it comes back as somebody else, and nothing of it is left',
  async (_, cut) => {
    all = await openNodes(0);
    const cutOff = await startBehindLines();
    const other = await startBehindLines();
    await expect.poll(async () => (await leases()).length).toBe(2);
    await sleep(700);
    const { code, pages } = await dealtTable(cutOff, ['Ada', 'Bo']);
    await start(pages);
    const [ada] = pages as [Page];
    const passed = await openPage(other, code, ada.cookie, '&page=p&try=1');
    await passed.next('game');
    const before = await leases();

    // The first node's own lines, and the way the others' answers take.
    for (const line of lines) if (line !== lines[2]) line.cut(cut);
    act(passed, { type: 'pause', pause: true });
    expect((await passed.next('goodbye')).why).toBe('restart');
    const back = await comeBack(other, code, ada.cookie, 8_000);
    await back.next('game');
    for (const line of lines) line.mend();

    await expect.poll(async () => (await leases()).length).toBe(2);
    expect(await leases()).not.toEqual(before);
    const there = async () => {
      const page = await comeBack(cutOff, code, pages[1]?.cookie ?? '');
      await page.next('game');
      return page;
    };
    const again = await there();
    for (const page of [...pages, passed, back, again]) page.close();
    // Nobody counts a page that is no more: a whole house full is let in.
    await sleep(1_000);
    const house: Page[] = [];
    for (let n = 0; n < CONNECTIONS_PER_ADDRESS; n++)
      house.push(await openPage(n % 2 === 0 ? cutOff : other, code));
    const words = await Promise.all(
      house.map((page) => Promise.race([page.next('lobby'), page.next('goodbye')])),
    );
    expect(words.map(({ type }) => type)).toEqual(words.map(() => 'lobby'));
    for (const page of house) page.close();
  },
  60_000,
);
