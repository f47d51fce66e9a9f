// npm run mutation: Stryker over all of src/engine, then the score and, rule by rule, how many mutants a test
// that names the rule has killed. With --report the last run is only told again. Writes docs/mutation.md.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StrykerReport, summarise, tables } from './mutation/report.ts';
import { documentedIds } from './rules/ids.ts';
import { ROOT } from './setup.mjs';

const LEAST_SCORE = 85;
const INTRODUCTION = `# Mutation testing

\`npm run mutation\` runs Stryker over all of \`src/engine\`, nothing excluded, with the rule tests in \`test/core\` and
\`test/mall\` (the slow properties stay out: \`vitest.mutation.config.ts\`). It fails below ${LEAST_SCORE}%, and when no test that
names a rule has killed a mutant. This page is written by the command.
`;

if (!process.argv.includes('--report')) runStryker();
const report = JSON.parse(readFileSync(join(ROOT, 'reports/mutation.json'), 'utf8')) as StrykerReport;
const { inForce } = documentedIds(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'));
const summary = summarise(report, inForce);
const lines = tables(summary);
writeFileSync(join(ROOT, 'docs/mutation.md'), `${INTRODUCTION}\n${lines.join('\n')}\n`);
for (const line of lines) console.log(line);

const unproven = [...summary.kills].filter(([, count]) => count === 0).map(([id]) => id);
if (summary.score < LEAST_SCORE) fail(`the score is below ${LEAST_SCORE}%`);
if (unproven.length > 0) fail(`no mutant was killed by a test that names ${unproven.join(', ')}`);

function runStryker(): void {
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
