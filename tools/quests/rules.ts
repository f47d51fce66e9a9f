import { ADVENTURES } from '#content/adventures.ts';
import type { Row } from './row.ts';

// What is asked of all quests together, beyond the levels' grades.

/** So many solutions are few. */
const FEW = 2;

export function setProblems(rows: readonly Row[]): readonly string[] {
  return [
    ...ADVENTURES.flatMap((adventure) => adventureProblems(rows, adventure)),
    ...lastLevelProblems(rows),
  ];
}

/** Along an adventure it gets harder, and its epic is the hardest and the longest. */
function adventureProblems(
  rows: readonly Row[],
  { number, trials, epic }: (typeof ADVENTURES)[number],
): readonly string[] {
  const [last, ...found] = [epic, ...trials].map((id) => rows.find((row) => row.id === id));
  const grades = [...found, last].map((row) => row?.grade ?? 0);
  const lengths = found.map((row) => row?.shipped.proof.solution.length ?? 0);
  return [
    ...(grades.some((grade, index) => grade < (grades[index - 1] ?? 0))
      ? [`adventure ${number} does not get harder: ${grades.join(' ')}`]
      : []),
    ...((last?.grade ?? 0) > Math.max(...found.map((row) => row?.grade ?? 0))
      ? []
      : [`${epic} is no harder than its trials`]),
    ...((last?.shipped.proof.solution.length ?? 0) > Math.max(...lengths)
      ? []
      : [`${epic} is no longer than its trials`]),
  ];
}

/** Nobody is led straight to the end, and mostly there are few ways to it. */
function lastLevelProblems(rows: readonly Row[]): readonly string[] {
  const [third, fourth] = [trialsOf(rows, 3), trialsOf(rows, 4)];
  const least = medianOf(third.map(effort));
  const soft = fourth.filter((row) => effort(row) < least);
  const few = fourth.filter(({ shipped }) => (shipped.proof.solutions ?? Number.POSITIVE_INFINITY) <= FEW);
  return [
    ...soft.map((row) => `${row.id} takes no more than ${effort(row)}, less than half of three stars do`),
    ...(few.length * 2 >= fourth.length
      ? []
      : [`${few.length} of ${fourth.length} trials of four stars have one or two solutions`]),
  ];
}

const trialsOf = (rows: readonly Row[], stars: number) =>
  rows.filter((row) => row.stars === stars && row.shipped.quest.shape === 'trial');

const effort = ({ shipped }: Row) => shipped.proof.effort ?? 0;

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
