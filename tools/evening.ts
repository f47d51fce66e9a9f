// npm run evening -- OUT [--pace human|quick] [--lang en|fr|nl]
// One evening of four people on two phones and two laptops, with a picture of every step and a report.

import '#content/locales/all.ts';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { freePort, scratch, startServerChild } from '../bench/load/child.ts';
import { openBrowser } from '../test/e2e/gallery/hall.ts';
import { type BadLine, badLine } from '../test/server/proxy.ts';
import { firstGame } from './evening/firstGame.ts';
import { chooseSilence, gather } from './evening/lobby.ts';
import { invite, type Lang, type Name } from './evening/people.ts';
import { sumOf, writeReport } from './evening/report.ts';
import { secondGame } from './evening/secondGame.ts';
import { goHome, thirdGame } from './evening/thirdGame.ts';
import type { Walk } from './evening/walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pace: { type: 'string', default: 'human' },
    lang: { type: 'string', default: 'en' },
  },
});

async function open(folder: string, data: string): Promise<{ walk: Walk; close: () => Promise<void> }> {
  const child = await startServerChild(data, await freePort());
  const browser = await openBrowser();
  const pace = values.pace === 'quick' ? 'quick' : 'human';
  const lang = values.lang as Lang;
  const lines: BadLine[] = [];
  const come = async (name: Name) => {
    const line = await badLine(child.url, { rtt: 20, loss: 0 });
    lines.push(line);
    return invite(name, { browser, lang, lively: pace === 'human', line });
  };
  const people = { Ada: await come('Ada'), Bo: await come('Bo'), Cy: await come('Cy'), Di: await come('Di') };
  const walk: Walk = {
    data,
    folder,
    lang,
    pace,
    browser,
    people,
    began: performance.now(),
    steps: [],
    room: '',
    games: 0,
    hopes: [],
  };
  const close = async () => {
    await browser.close();
    for (const line of lines) line.close();
    await child.end('SIGTERM');
  };
  return { walk, close };
}

async function evening(walk: Walk): Promise<void> {
  await gather(walk);
  await chooseSilence(walk);
  await firstGame(walk);
  await secondGame(walk);
  await thirdGame(walk);
  await goHome(walk);
}

const folder = resolve(positionals[0] ?? 'reports/evening');
mkdirSync(folder, { recursive: true });
const { data, clear } = scratch();
const { walk, close } = await open(folder, data);
try {
  await evening(walk);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
writeReport(walk);
await close();
clear();
const sum = sumOf(walk);
if (sum.errors + sum.deadEnds > 0) process.exitCode = 1;
console.log(JSON.stringify(sum));
