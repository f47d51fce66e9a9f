import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { readLog } from '#cli/readLog.ts';
import { isRefusal } from '#engine/mall/index.ts';
import { startServer } from '#server/server.ts';
import { run, socketOf, startDatabase, throughPort } from '../../bench/load/database.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { startStandby } from '../../bench/load/standby.ts';
import { configFor, dealtTable, type Page } from '../server/client.ts';
import { comeBack } from './nodes.ts';

// A database with a synchronous standby: it dies in the middle of a game, the standby takes its place, and nobody who was told
// that something was done finds it undone.

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 30_000);

/** One address for whichever database is the one that counts. */
async function switchboard(first: string) {
  const sockets = new Set<Socket>();
  let database = first;
  const server = createServer((from) => {
    const to = connect(socketOf(database));
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one.on('error', () => one.destroy()).on('close', () => other.destroy()));
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    to: (next: string) => {
      database = next;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** All that this page was told of its game, in order. */
function historyOf({ heard }: Page): readonly unknown[] {
  const events: unknown[] = [];
  for (const message of heard)
    if (message.type === 'game' || message.type === 'told')
      message.events.forEach((event, n) => {
        events[message.first - 1 + n] = event;
      });
  return events;
}

const isDone = ({ heard }: Page, id: number) =>
  heard.some(
    (message) =>
      (message.type === 'told' && message.ack === id) ||
      (message.type === 'verdict' && message.id === id && message.refusal === null),
  );

const UNHURRIED = 12;
const AGAIN = 1_000;

/** As a page does it: sent again until it is known to be done, and judged once however often that is. */
async function done(page: Page, id: number, command: object): Promise<void> {
  for (let waited = 0; !isDone(page, id); waited += UNHURRIED) {
    if (waited > 10 * AGAIN) throw new Error(`act ${id} is not done`);
    if (waited % AGAIN < UNHURRIED) page.send({ type: 'do', id, command: command as { type: string } });
    await sleep(UNHURRIED);
  }
}

/** A primary, a standby that it waits for, and a node that reaches whichever of them counts. */
async function stage() {
  const primary = await startDatabase();
  ends.push(primary.end);
  const database = await primary.fresh();
  const standby = await startStandby(primary);
  ends.push(standby.end);
  const board = await switchboard(primary.url);
  ends.push(board.close);
  const url = throughPort(database, board.port);
  const kept = { data: join(mkdtempSync(join(tmpdir(), 'hushglass-')), 'none.db'), database: url };
  const node = await startServer(configFor(kept));
  ends.push(node.stop);
  return { primary, standby, board, kept, node };
}

/** What a node has open: who commits, who watches, and a few who read. */
const MOST_OF_ONE = 8;

const isWell = async (url: string) => (await fetch(`${url}/healthz`)).status === 200;

/** Half a minute on a busy machine: npm run standby. */
const isAsked = process.env.HUSHGLASS_STANDBY === '1';

it.runIf(isAsked)(
  'nothing acknowledged is lost when the database dies and its synchronous standby is promoted, and the game is won',
  async () => {
    const { primary, standby, board, kept, node } = await stage();
    const { code, pages } = await dealtTable(node.url, ['Ada', 'Bo'], { scenario: 1 });
    const [ada, bo] = pages as [Page, Page];
    const { game } = ada.heard.find(({ type }) => type === 'game') as { readonly game: string };
    const made = plan(await secretGameIn(kept, game), 'standby');
    if (made.outcome !== 'won') throw new Error('not won');
    const acts = made.log.map(({ command }, n) => ({ id: n + 1, seat: command.seat as number, command }));
    const half = Math.floor(acts.length / 2);
    for (const { id, seat, command } of acts.slice(0, half)) await done(pages[seat] as Page, id, command);

    // One more is on its way when it dies: whether it was kept nobody knows yet.
    const next = acts[half] as (typeof acts)[number];
    pages[next.seat]?.send({ type: 'do', id: next.id, command: next.command as { type: string } });
    await primary.kill();
    for (const page of pages) await page.next('goodbye');
    const told = historyOf(ada);
    // The address may lead there before its turn has come: it is asked again and again meanwhile, and has only so many places.
    board.to(standby.url);
    await sleep(4_000);
    const COUNT = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'hushglass'`;
    expect((await run(standby.url, COUNT))[0]?.n).toBeLessThanOrEqual(MOST_OF_ONE);
    await standby.promote();

    await expect.poll(() => isWell(node.url)).toBe(true);
    const back: Page[] = [];
    for (const { cookie } of [ada, bo]) back.push(await comeBack(node.url, code, cookie));
    for (const page of back) await page.next('game');
    expect(historyOf(back[0] as Page).slice(0, told.length)).toEqual(told);
    for (const { id, seat, command } of acts.slice(half)) await done(back[seat] as Page, id, command);
    const isWin = (event: unknown) =>
      (event as { type: string }).type === 'ended' && (event as { won: boolean }).won;
    await expect.poll(() => historyOf(back[0] as Page).some(isWin)).toBe(true);
    const log = await (await fetch(`${node.url}/api/games/${game}/log`)).text();
    const read = readLog(log);
    expect(isRefusal(read) ? read : read.good).toBe(true);
  },
  120_000,
);

it.runIf(isAsked)(
  'while the standby does not answer nothing is acknowledged, and what was asked for meanwhile is done once',
  async () => {
    const { standby, node } = await stage();
    const { code, pages } = await dealtTable(node.url, ['Ada', 'Bo'], { scenario: 1 });
    const [ada] = pages as [Page];
    await done(ada, 1, { type: 'ready', ready: true });
    const [receiver] = await run(standby.url, 'SELECT pid FROM pg_stat_wal_receiver');
    process.kill(Number(receiver?.pid), 'SIGSTOP');
    try {
      ada.send({ type: 'do', id: 2, command: { type: 'ready', ready: false } });
      expect((await ada.next('goodbye')).why).toBe('unwell');
      expect(isDone(ada, 2)).toBe(false);
      expect(await isWell(node.url)).toBe(false);
    } finally {
      process.kill(Number(receiver?.pid), 'SIGCONT');
    }
    await expect.poll(() => isWell(node.url)).toBe(true);
    const back = await comeBack(node.url, code, ada.cookie);
    await back.next('game');
    await done(back, 2, { type: 'ready', ready: false });
    const readied = historyOf(back).filter((event) => (event as { type: string }).type === 'readied');
    expect(readied).toEqual([
      { type: 'readied', seat: 0, ready: true },
      { type: 'readied', seat: 0, ready: false },
    ]);
  },
  120_000,
);
