// npm run rules: every rule in force with the tests that name it. With --all, every test on a line of its own.

import { checkRules, complaints } from './rules/check.ts';
import { readSources } from './rules/read.ts';
import { longTable, shortTable } from './rules/table.ts';
import { ROOT } from './setup.mjs';

const sources = readSources(ROOT);
const report = checkRules(sources);
const table = process.argv.includes('--all') ? longTable : shortTable;

for (const line of table(report.rows)) console.log(line);
const named = report.rows.length - report.untested.length;
console.log(`\n${named} of ${report.rows.length} rules are named by a test.`);
for (const complaint of complaints(report)) {
  console.error(complaint);
  process.exitCode = 1;
}
