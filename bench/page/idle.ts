import { setTimeout as sleep } from 'node:timers/promises';
import { openTable } from '../load/table.ts';
import { type Stage, visit } from './stage.ts';

// How much of a core a page takes while its game runs and nobody does anything: the process that lays the page out
// and the one that draws it.

const SETTLED = 3_000;
const ROUND = 10_000;
const ROUNDS = 3;
const CHOICE = { scenario: 3 } as const;
/** A table that no other part of the bench has. */
const ROOM = 40;

/** Of one core: the share of every round. */
export async function idleShares(stage: Stage): Promise<readonly number[]> {
  const table = await openTable(stage.url, ROOM, 2, CHOICE);
  const [one] = table;
  if (one === undefined) throw new Error('nobody sits there');
  const on = await visit(stage, { cookie: one.where.cookie, slower: 1 });
  await on.page.goto(`${stage.home}/r/${one.where.code}`);
  await on.page.locator('.game[data-phase=running] [data-pawn]').first().waitFor();
  await sleep(SETTLED);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) shares.push(await shareOf(stage));
  await on.end();
  for (const { ws } of table) ws?.close();
  return shares;
}

async function shareOf(stage: Stage): Promise<number> {
  const [began, before] = [performance.now(), await drawingSeconds(stage)];
  await sleep(ROUND);
  const spent = (await drawingSeconds(stage)) - before;
  return (1_000 * spent) / (performance.now() - began);
}

const DRAWING: readonly string[] = ['renderer', 'GPU'];

/** Processor time of everything that pages are drawn with; only one is open. */
async function drawingSeconds({ browser }: Stage): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo
    .filter(({ type }) => DRAWING.includes(type))
    .reduce((seconds, { cpuTime }) => seconds + cpuTime, 0);
}
