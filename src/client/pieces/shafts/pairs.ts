import type { Box, View } from '#engine/mall/index.ts';
import { type Ends, PAIRS, shaftsOf } from '#engine/mall/rules/shafts/index.ts';

// Which of the two pairs is which: the first that was laid is the first. When one of two fell in, what was seen of them
// before tells which is left.

export const LETTERS = ['A', 'B'] as const;

export interface Pair {
  readonly ends: Ends;
  /** Of the pairs of the game. */
  readonly index: number;
}

const SEEN = new WeakMap<Box, Map<string, number>>();

export function pairsOf(view: View): readonly Pair[] {
  const { left, laid } = shaftsOf(view);
  const lost = PAIRS - left - laid.length;
  const seen = SEEN.get(view.box) ?? new Map<string, number>();
  SEEN.set(view.box, seen);
  return laid.map((ends, place) => {
    const index = lost === 0 ? place : (seen.get(ends.join()) ?? place + lost);
    seen.set(ends.join(), index);
    return { ends, index };
  });
}

/** Which pair is laid next. */
export const nextPair = (view: View): number => PAIRS - shaftsOf(view).left;

export const looksOf = (index: number) => `shaft-${index}`;
