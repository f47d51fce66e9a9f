import type { Published } from '#content/puzzle.ts';

/** Null where there is no such puzzle. */
export async function fetchPuzzle(code: string): Promise<Published | null> {
  const answer = await fetch(`/api/puzzles/${encodeURIComponent(code)}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`puzzle: ${answer.status}`);
  return (await answer.json()) as Published;
}
