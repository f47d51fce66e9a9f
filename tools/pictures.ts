// npm run pictures -- OUTDIR [--tree PATH --only CHAPTER,CHAPTER]
// npm run pictures -- --compare BEFORE AFTER [REPORT]

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHAPTERS } from '../test/e2e/gallery/chapters.ts';
import { compareFolders } from '../test/e2e/gallery/compare.ts';
import { openBrowser, showChapter } from '../test/e2e/gallery/hall.ts';
import { percent, writeReport } from '../test/e2e/gallery/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    tree: { type: 'string', default: '.' },
  },
});

/** As many at once as there are cores on a small machine. */
const AT_ONCE = 2;
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

async function takeAll(folder: string): Promise<boolean> {
  const hall = { browser: await openBrowser(), tree: resolve(values.tree), folder: resolve(folder) };
  const began = Date.now();
  const faults: string[] = [];
  const only = values.only === '' ? CHAPTERS.map(({ name }) => name) : values.only.split(',');
  const waiting = CHAPTERS.map((chapter, place) => ({ chapter, place })).filter(({ chapter }) =>
    only.includes(chapter.name),
  );
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const start = Date.now();
      faults.push(...(await showChapter(hall, next.chapter, next.place)));
      console.log(`${next.chapter.name}: ${seconds(start)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await hall.browser.close();
  for (const fault of faults) console.error(fault);
  console.log(`${seconds(began)}; ${faults.length} screens could not be shown`);
  return faults.length === 0;
}

async function compareAll(before: string, after: string, report: string): Promise<boolean> {
  const browser = await openBrowser();
  const compared = await compareFolders(await browser.newPage(), before, after);
  await browser.close();
  writeReport(compared, { before, after, report });
  const different = compared.filter(({ outcome }) => outcome !== 'same');
  for (const { name, outcome, share } of different) console.log(`${percent(share)} ${outcome} ${name}`);
  console.log(`${different.length} of ${compared.length} pictures differ: ${resolve(report)}/index.html`);
  return different.length === 0;
}

const [first = '', second = '', report = 'reports/pictures'] = positionals;
const fine = values.compare ? await compareAll(first, second, report) : await takeAll(first);
process.exitCode = fine ? 0 : 1;
