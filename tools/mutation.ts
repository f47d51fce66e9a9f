// npm run mutation: Stryker over all of src/engine, then the score and, rule by rule, how many mutants a test
// that names the rule has killed. With --report the last run is only told again. Writes docs/mutation.md.
// npm run mutation -- tower core: those folders alone, told and not written.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StrykerReport, summarise, tables } from './mutation/report.ts';
import { documentedIds } from './rules/ids.ts';
import { ROOT } from './setup.mjs';

const LEAST_SCORE = 90;
/** Kept outside the engine, by the server and the content; their tests are there. */
const ELSEWHERE = ['S-book', 'R15c', 'T16'];
const INTRODUCTION = `# Mutation testing

\`npm run mutation\` runs Stryker over all of \`src/engine\`, nothing excluded, with the rule tests in \`test/core\`,
\`test/mall\`, \`test/pieces\` and \`test/tower\` (what is slow stays out: \`test/mutation\`). It fails below ${LEAST_SCORE}%, and when no test that
names a rule has killed a mutant, but for ${ELSEWHERE.join(', ')}, which are kept outside the engine. This page is written
by the command.
`;

const given = process.argv.slice(2);
const folders = given.filter((word) => !word.startsWith('-'));
const isWhole = folders.length === 0;

if (!given.includes('--report')) runStryker();
const report = JSON.parse(readFileSync(join(ROOT, 'reports/mutation.json'), 'utf8')) as StrykerReport;
const { inForce } = documentedIds(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'));
const rules = inForce.filter((id) => !ELSEWHERE.includes(id));
const summary = summarise(report, isWhole ? rules : []);
const lines = tables(summary);
if (isWhole) writeFileSync(join(ROOT, 'docs/mutation.md'), `${INTRODUCTION}\n${lines.join('\n')}\n`);
for (const line of lines) console.log(line);

const unproven = [...summary.kills].filter(([, count]) => count === 0).map(([id]) => id);
if (summary.score < LEAST_SCORE) fail(`the score is below ${LEAST_SCORE}%`);
if (unproven.length > 0) fail(`no mutant was killed by a test that names ${unproven.join(', ')}`);

function runStryker(): void {
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const only = isWhole ? [] : ['--mutate', folders.map((folder) => `src/engine/${folder}/**/*.ts`).join()];
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [stryker, 'run', ...only], { cwd: ROOT, stdio: 'inherit' });
  console.log(`It took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  if (status !== 0) process.exit(status ?? 1);
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
