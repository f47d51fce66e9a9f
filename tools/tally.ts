// npm run tally -- http://HOST: what the people of a host say to the grades.

import { QUEST_IDS } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { countsOf, type Tally } from '#content/tally.ts';

// Grades beside tries and minutes, quest by quest, as a host has counted them (docs/grade.md). Those few have solved say nothing.

const LEAST = 10;

interface Said {
  readonly id: string;
  readonly grade: number;
  readonly solved: number;
  readonly tries: number;
  readonly minutes: number;
}

/** In the middle of those who were counted; of minutes it is the step (content/tally.ts). */
export function medianOf(tally: Tally, kind: 'tries' | 'minutes'): number {
  const counts = countsOf(tally, kind);
  const half = counts.reduce((sum, [, count]) => sum + count, 0) / 2;
  let seen = 0;
  for (const [number, count] of counts) {
    seen += count;
    if (seen >= half) return number;
  }
  return 0;
}

/** Spearman's: 1 where both put everything in the same order, 0 where they have nothing to do with each other. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const middle = (one.length + 1) / 2;
  const sum = (of: (index: number) => number) => one.reduce((all, _, index) => all + of(index), 0);
  const far = (of: readonly number[], index: number) => (of[index] ?? 0) - middle;
  const spread = Math.sqrt(sum((index) => far(a, index) ** 2) * sum((index) => far(b, index) ** 2));
  return spread === 0 ? 0 : sum((index) => far(a, index) * far(b, index)) / spread;
}

/** Equal ones share their places. */
function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

async function saidOf(host: string, id: string): Promise<Said> {
  const answer = await fetch(`${host}/api/tally/quest/${id}`);
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
  const { tally } = (await answer.json()) as { readonly tally: Tally };
  const { grade } = shippedQuest(id).proof;
  const [tries, minutes] = [medianOf(tally, 'tries'), medianOf(tally, 'minutes')];
  return { id, grade, solved: tally.solved ?? 0, tries, minutes };
}

async function main(host: string | undefined): Promise<void> {
  if (host === undefined) throw new Error('npm run tally -- http://HOST');
  const all: Said[] = [];
  for (const id of QUEST_IDS) all.push(await saidOf(host, id));
  const known = all.filter(({ solved }) => solved >= LEAST);
  console.log(`${known.length} of ${all.length} quests were solved by at least ${LEAST}`);
  if (known.length < 2) return;
  console.table(known);
  const grades = known.map(({ grade }) => grade);
  for (const kind of ['tries', 'minutes'] as const)
    console.log(
      `grade and ${kind}: ${rankCorrelation(
        grades,
        known.map((one) => one[kind]),
      ).toFixed(2)}`,
    );
}

if (import.meta.main) await main(process.argv[2]);
