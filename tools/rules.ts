// npm run rules: every rule in force with the places in src and the tests that name it. With --all, each on a line of
// its own.

import { checkRules, complaints } from './rules/check.ts';
import { readSources } from './rules/read.ts';
import { longTable, shortTable } from './rules/table.ts';
import { ROOT } from './setup.mjs';

const sources = readSources(ROOT);
const report = checkRules(sources);
const table = process.argv.includes('--all') ? longTable : shortTable;

for (const line of table(report.rows)) console.log(line);
const all = report.rows.length;
const noCode = report.rows.filter(({ anchors }) => anchors === 'no code').length;
const anchored = all - noCode - report.unanchored.length;
console.log(`\n${all - report.untested.length} of ${all} rules are named by a test.`);
console.log(`${anchored} are named by a comment in src; without code: ${noCode}.`);
for (const complaint of complaints(report)) {
  console.error(complaint);
  process.exitCode = 1;
}
