import { halves } from '../stepTable.ts';
import { lowest, type Reach, type Shared } from './shared.ts';

// [T12] the mage, having entered an invocation space, changes places.

export function openSwaps({ tables, n, at, strides, bits, out }: Shared, reach: Reach) {
  const { cells, cellOf, mage } = tables;
  const { count, gone } = cells;
  const [goneLow, goneHigh] = halves(cells.goneBit);

  /** The mage, not the last pawn, has entered an invocation space in this word: with whom she may change places. */
  function swapOther(word: number, low: number, high: number): void {
    const stride = strides[mage] as number;
    const here = Math.floor(word / stride) % count;
    for (let other = 0; other < n; other++) {
      const there = at[other] as number;
      if (other !== mage && there !== gone)
        reach(word + (there - here) * (stride - (strides[other] as number)), low, high);
    }
    const hereLow = bits[here * 2] as number;
    const hereHigh = bits[here * 2 + 1] as number;
    let restLow = low & ~goneLow;
    let restHigh = high & ~goneHigh;
    while ((restLow | restHigh) !== 0) {
      const space = lowest(out, restLow, restHigh);
      restLow = out[0] as number;
      restHigh = out[1] as number;
      reach(word + ((cellOf[space] as number) - here) * stride, hereLow, hereHigh);
    }
  }

  /** The mage, the last pawn, has entered these invocation spaces. */
  function swapLast(word: number, low: number, high: number): void {
    let restLow = low;
    let restHigh = high;
    while ((restLow | restHigh) !== 0) {
      const cell = cellOf[lowest(out, restLow, restHigh)] as number;
      restLow = out[0] as number;
      restHigh = out[1] as number;
      for (let other = 0; other < n; other++) {
        const there = at[other] as number;
        if (there !== gone)
          reach(
            word + (cell - there) * (strides[other] as number),
            bits[there * 2] as number,
            bits[there * 2 + 1] as number,
          );
      }
    }
  }

  return { swapOther, swapLast };
}
