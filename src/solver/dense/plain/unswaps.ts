import { halves } from '../stepTable.ts';
import type { openLast } from './last.ts';
import type { openOthers } from './others.ts';
import { lowest, type Reach, type Shared } from './shared.ts';

// [T12] backwards.

export function openUnswaps(
  { tables, n, at, strides, bits, out }: Shared,
  reach: Reach,
  { moveOther, doorsFor }: ReturnType<typeof openOthers>,
  moveLast: ReturnType<typeof openLast>,
) {
  const { cells, cellOf, mage, lastIs } = tables;
  const { gone } = cells;
  const [goneLow, goneHigh] = halves(cells.goneBit);
  const [invokeLow, invokeHigh] = halves(tables.invocations);

  /** Backwards: a swap is undone by a swap; then the mage goes back from the invocation space she had entered. */
  function unswap(word: number, low: number, high: number, allLow: number, allHigh: number): void {
    if (lastIs.mage) {
      for (let other = 0; other < n; other++) unswapLast(other, word, low, high, allLow, allHigh);
    } else if (mage >= 0 && at[mage] !== gone) {
      for (let other = 0; other < n; other++)
        if (other !== mage && isInvocation(at[other] as number))
          unswapOthers(other, word, low, high, allLow, allHigh);
      unswapWithLast(word, low & invokeLow, high & invokeHigh, allLow, allHigh);
    }
  }

  function isInvocation(cell: number): boolean {
    return (((bits[cell * 2] as number) & invokeLow) | ((bits[cell * 2 + 1] as number) & invokeHigh)) !== 0;
  }

  function unswapOthers(
    other: number,
    word: number,
    low: number,
    high: number,
    allLow: number,
    allHigh: number,
  ): void {
    const there = at[other] as number;
    const here = at[mage] as number;
    const before = word + (there - here) * ((strides[mage] as number) - (strides[other] as number));
    at[other] = here;
    at[mage] = there;
    moveOther(mage, there, before, low, high, allLow, allHigh);
    at[other] = there;
    at[mage] = here;
  }

  /** The last pawn, on these invocation spaces, had changed places with the mage, who is one of the others. */
  function unswapWithLast(word: number, low: number, high: number, allLow: number, allHigh: number): void {
    const here = at[mage] as number;
    const hereLow = bits[here * 2] as number;
    const hereHigh = bits[here * 2 + 1] as number;
    let restLow = low;
    let restHigh = high;
    while ((restLow | restHigh) !== 0) {
      const there = cellOf[lowest(out, restLow, restHigh)] as number;
      restLow = out[0] as number;
      restHigh = out[1] as number;
      at[mage] = there;
      const before = word + (there - here) * (strides[mage] as number);
      const withoutLow = allLow & ~hereLow;
      const withoutHigh = allHigh & ~hereHigh;
      moveOther(mage, there, before, hereLow, hereHigh, withoutLow, withoutHigh);
    }
    at[mage] = here;
  }

  /** The other, on an invocation space, had changed places with the mage, who is the last pawn. */
  function unswapLast(
    other: number,
    word: number,
    low: number,
    high: number,
    allLow: number,
    allHigh: number,
  ): void {
    const here = at[other] as number;
    if (!isInvocation(here)) return;
    const hereLow = bits[here * 2] as number;
    const hereHigh = bits[here * 2 + 1] as number;
    let restLow = low & ~goneLow;
    let restHigh = high & ~goneHigh;
    while ((restLow | restHigh) !== 0) {
      const cell = cellOf[lowest(out, restLow, restHigh)] as number;
      restLow = out[0] as number;
      restHigh = out[1] as number;
      at[other] = cell;
      const occupiedLow = (allLow & ~hereLow) | (bits[cell * 2] as number);
      const occupiedHigh = (allHigh & ~hereHigh) | (bits[cell * 2 + 1] as number);
      moveLast(hereLow, hereHigh, occupiedLow, occupiedHigh, doorsFor(-1));
      reach(word + (cell - here) * (strides[other] as number), out[0] as number, out[1] as number);
    }
    at[other] = here;
  }

  return unswap;
}
