import type { ListedPage, Published } from '#content/puzzle.ts';

/** Null where there is no such puzzle. */
export async function fetchPuzzle(code: string): Promise<Published | null> {
  const answer = await fetch(`/api/puzzles/${encodeURIComponent(code)}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`puzzle: ${answer.status}`);
  return (await answer.json()) as Published;
}

export const ORDERS = ['newest', 'liked', 'unsolved'] as const;
export type Order = (typeof ORDERS)[number];

export async function fetchPage(order: Order, after: string | null): Promise<ListedPage> {
  const query = new URLSearchParams({ order, ...(after === null ? {} : { after }) });
  const answer = await fetch(`/api/puzzles?${query}`);
  if (!answer.ok) throw new Error(`puzzles: ${answer.status}`);
  return (await answer.json()) as ListedPage;
}
