// npm run quests: every quest of the tower, proven again, with its level, optimum, grade and needs; then the
// levels side by side. Fails where something is unproven, alike, trivial, or out of order. --pool also looks at
// every trial of the pool; --large measures the largest epics again, too, which takes minutes and gigabytes; --prove ID solves a trial that was drawn by hand and writes its proof;
// --ranks holds the grade against what is no part of it;
// --prove all measures every quest and the pool again, and writes what their proofs say.

import { QUEST_IDS } from '#content/adventures.ts';
import { drawShipped, readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { POOLS, poolTexts, shippedQuest } from '#content/questSet.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Card } from '#engine/tower/quest.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';
import { ideasOf } from '#solver/ideas/index.ts';
import { openCrew } from './crew.ts';
import { epicLines, epicProblems } from './quests/epics.ts';
import { levelProblems, levelsOf, overlap, percent } from './quests/levels.ts';
import type { Measuring } from './quests/measuring.ts';
import { mixLines, mixProblems } from './quests/mix.ts';
import { prove, renewAll } from './quests/prove.ts';
import { rankLines } from './quests/ranks.ts';
import { type Row, starsOfId } from './quests/row.ts';
import { setProblems } from './quests/rules.ts';

const problems: string[] = [];
const proving = process.argv.indexOf('--prove');
if (process.argv[proving + 1] === 'all' && proving >= 0)
  renewAll((name) => process.stderr.write(`${name}\n`));
else if (proving >= 0)
  for (const id of process.argv.slice(proving + 1)) {
    const wrong = prove(id);
    if (wrong !== null) problems.push(`${id}: ${wrong}`);
  }
/** Days that have been keep their boards, even if they turned out to be of another level than their day. */
const GONE_BY = 21;
const OF_ITS_LEVEL = ['easy', 'hard'];
const pool = POOLS.flatMap(poolTexts)
  .map((text) => readShipped(text))
  .filter((read): read is Shipped => !('errors' in read));

console.log(
  line('quest', 'stars', 'pawns', 'size', 'optimum', 'grade', 'dead', 'effort', 'ways', 'ideas', 'needs'),
);
const crew = openCrew<Measuring, Row>(new URL('./quests/measuring.ts', import.meta.url));
const large = process.argv.includes('--large');
const measured = async (id: string, stars: number, shipped: Shipped): Promise<Row> => {
  const row = await crew.ask({ id, stars, text: drawShipped(shipped), large });
  if (typeof row === 'string') throw new Error(`${id}: whoever measured it fell over`);
  return row;
};
/** All are begun, and shown in their order. */
const asked = QUEST_IDS.map((id) => measured(id, starsOfId(id), shippedQuest(id)));
const askedOfPool = process.argv.includes('--pool')
  ? pool.map((one) => measured(one.name, one.proof.stars ?? 0, one))
  : [];
const rows: Row[] = [];
for (const row of asked) rows.push(shown(await row));
for (const [index, one] of askedOfPool.entries()) {
  const row = await one;
  shown({ ...row, wrong: row.wrong.filter((word) => index >= GONE_BY || !OF_ITS_LEVEL.includes(word)) });
}
await crew.close();

function shown(row: Row): Row {
  const { quest, proof } = row.shipped;
  const { width, height } = quest.cards[0] as Card;
  const size = quest.shape === 'trial' ? `${width}x${height}` : quest.shape;
  const { solution, bound, dead, effort, solutions } = proof;
  const optimum = bound === solution.length ? `${bound}` : `${bound}-${solution.length}`;
  const pawns = Object.keys(quest.starts).length;
  console.log(
    line(
      row.id,
      row.stars,
      pawns,
      size,
      optimum,
      row.grade,
      dead === null ? '-' : dead.toFixed(3),
      effort ?? '-',
      solutions ?? '-',
      new Set(ideasOf(graphOf(quest), solution).map(({ idea }) => idea)).size,
      proof.needs.join(' ') + (row.left === undefined ? '' : ` (${row.left})`),
    ),
  );
  for (const wrong of row.wrong) problems.push(`${row.id}: ${wrong}`);
  return row;
}

function line(...cells: readonly (string | number)[]): string {
  const widths = [10, 6, 7, 9, 8, 8, 6, 6, 8, 9, 0];
  return cells
    .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
    .join(' ')
    .trimEnd();
}

const all = [
  ...rows.map(({ id, shipped }) => ({ id, shipped })),
  ...pool.map((shipped) => ({ id: shipped.name, shipped })),
];
all.forEach((one, index) => {
  for (const other of all.slice(index + 1))
    if (differenceOf(one.shipped.quest, other.shipped.quest) < ALIKE)
      problems.push(`${one.id} and ${other.id} are alike`);
});

console.log(`\n${mixLines(rows).join('\n')}`);
const levels = levelsOf(rows);
console.log('');
for (const { stars, grades, median } of levels) {
  const below = levels[stars - 1];
  const shared =
    below === undefined || stars < 2
      ? ''
      : `, overlap with the level below ${percent(overlap(below, levels[stars] as (typeof levels)[number]))}`;
  console.log(
    `${stars === 0 ? 'tutorials' : `${stars} stars`}: ${grades.length} trials, grades ${grades[0]} to ${grades.at(-1)}, median ${median}${shared}`,
  );
}
console.log('');
for (const cells of epicLines(rows)) console.log(line(...cells));
console.log('');
if (process.argv.includes('--ranks')) console.log(`\n${rankLines(rows).join('\n')}\n`);
const counts = [1, 2, 3, 4].map((stars) => pool.filter(({ proof }) => proof.stars === stars).length);
console.log(`pool: ${pool.length} trials (${counts.join(', ')} of one to four stars)`);

const together = [setProblems, epicProblems, mixProblems].flatMap((ask) => ask(rows));
for (const problem of [...problems, ...together, ...levelProblems(levels)]) {
  console.error(problem);
  process.exitCode = 1;
}
