import { ADVENTURES } from '#content/adventures.ts';
import { aboutOf } from '#forge/about.ts';
import type { IdeaName } from '#solver/ideas/index.ts';
import type { Row } from './row.ts';

// How varied an adventure is: the ideas that the solutions of its trials are put together from.

interface Mix {
  readonly number: number;
  readonly stars: number;
  /** Different ones in all its trials. */
  readonly ideas: readonly IdeaName[];
  /** The rarest of each trial that has any. */
  readonly rarest: readonly IdeaName[];
}

/** By stars: on the lower levels there are few ways to be puzzling. */
const LEAST: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 8, 4: 10 };

export function mixesOf(rows: readonly Row[]): readonly Mix[] {
  return ADVENTURES.map(({ number, stars, trials }) => {
    const about = rows.filter(({ id }) => trials.includes(id)).map(({ shipped }) => aboutOf(shipped));
    const rarest = about.flatMap((ideas) => ideas.at(-1) ?? []);
    return { number, stars, ideas: [...new Set(about.flat())], rarest };
  });
}

export function mixLines(rows: readonly Row[]): readonly string[] {
  return mixesOf(rows).map(
    ({ number, ideas, rarest }) =>
      `adventure ${number}: ${ideas.length} ideas in its trials, the rarest of each ${rarest.join(' ')}`,
  );
}

export function mixProblems(rows: readonly Row[]): readonly string[] {
  return mixesOf(rows)
    .filter(({ stars, ideas }) => ideas.length < (LEAST[stars] ?? 0))
    .map(
      ({ number, stars, ideas }) =>
        `adventure ${number} shows ${ideas.length} ideas, fewer than ${LEAST[stars]}: ${ideas.join(' ')}`,
    );
}
