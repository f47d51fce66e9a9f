import type { Published } from '#content/puzzle.ts';
import type { StoredPuzzle } from './puzzleFile.ts';

export const isProven = ({ actions, bound }: Pick<StoredPuzzle, 'actions' | 'bound'>) => actions === bound;

/** As whoever asks for it is told. */
export function shownPuzzle(puzzle: StoredPuzzle): Published {
  const { code, title, author, quest, solved, liked, fewest, bound } = puzzle;
  const optimal = isProven(puzzle) ? 'proven' : 'claimed';
  // It may have been told before it was known what is possible.
  const least = fewest === null ? null : Math.max(fewest, bound);
  return { code, title, author, quest, optimal, solved, liked, fewest: least };
}
