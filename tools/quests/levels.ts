import type { Row } from './row.ts';

// What is said of the levels: the median grade of each, and how far neighbours overlap.

export interface Level {
  readonly stars: number;
  readonly grades: readonly number[];
  readonly median: number;
}

export const MOST_OVERLAP = 0.1;

export function levelsOf(rows: readonly Row[]): readonly Level[] {
  return [0, 1, 2, 3, 4].map((stars) => {
    // An epic is held against the trials of its adventure, and stands out of its level.
    const trials = rows.filter((row) => row.stars === stars && row.shipped.quest.shape === 'trial');
    const grades = trials.map(({ grade }) => grade);
    const sorted = [...grades].sort((one, other) => one - other);
    return { stars, grades: sorted, median: median(sorted) };
  });
}

function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[half] ?? 0];
  return (low + high) / 2;
}

/** Of the quests of both levels, the share whose grade lies within the range of the other level. */
export function overlap(lower: Level, upper: Level): number {
  const [most, least] = [lower.grades.at(-1) ?? 0, upper.grades[0] ?? 0];
  const inside =
    lower.grades.filter((grade) => grade >= least).length +
    upper.grades.filter((grade) => grade <= most).length;
  return inside / (lower.grades.length + upper.grades.length);
}

/** From one star on: tutorials are for learning, and only their median is below. */
export function levelProblems(levels: readonly Level[]): readonly string[] {
  return levels.slice(1).flatMap((level, index) => {
    const below = levels[index] as Level;
    const rises = level.median > below.median;
    const shared = below.stars === 0 ? 0 : overlap(below, level);
    return [
      ...(rises ? [] : [`the median does not rise from ${below.stars} to ${level.stars} stars`]),
      ...(shared > MOST_OVERLAP
        ? [`levels ${below.stars} and ${level.stars} overlap by ${percent(shared)}`]
        : []),
    ];
  });
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
