import { offeredSwaps } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Advice, Adviser } from './advice.ts';
import type { Limits } from './dense/limits.ts';

// What to do next where a swap may be on offer: one stands in several positions at once then, as it is or with the mage in
// anybody's place, and the best of them counts.

export type Counsel =
  | Advice
  /** [T12] the second half of an action that was begun. */
  | { readonly type: 'swap'; readonly swap: number; readonly left: number };

/** Where somebody stands: a swap may be on offer. */
export interface Stand {
  readonly position: Position;
  readonly offered: boolean;
}

export function counselAt(
  graph: QuestGraph,
  adviser: Adviser,
  { position, offered }: Stand,
  limits: Limits = {},
): Counsel {
  const plain = adviser(position, limits);
  if (!offered) return plain;
  const swaps = offeredSwaps(graph, position).map(([swap, after]): Counsel => {
    const advice = adviser(after, limits);
    const left = leftOf(advice);
    return left === null ? advice : { type: 'swap', swap, left };
  });
  return [plain, ...swaps].reduce(better);
}

/** The shorter way; where none is known, what may still be found. */
function better(one: Counsel, other: Counsel): Counsel {
  const [left, right] = [one, other].map((each) => leftOf(each) ?? Number.POSITIVE_INFINITY) as [
    number,
    number,
  ];
  if (left !== right) return left < right ? one : other;
  if (one.type === 'unknown' && other.type === 'unknown') return one.bound <= other.bound ? one : other;
  return one.type === 'lost' ? other : one;
}

/** How many actions remain, at least; null where that is not known. */
export function leftOf(counsel: Counsel): number | null {
  if (counsel.type === 'do') return counsel.left + 1;
  if (counsel.type === 'swap') return counsel.left;
  return counsel.type === 'done' ? 0 : null;
}
