// [T12] the mage, having entered an invocation space, changes places; forwards and backwards.

import { moveLast } from './last';
import {
  bitAt,
  cellAt,
  cellOn,
  count,
  gone,
  goneBit,
  invocations,
  lastIsMage,
  mage,
  n,
  putAt,
  strideOf,
} from './memory';
import { reach } from './sets';
import { doorsFor, moveOther } from './steps';

export function swapOther(word: u32, set: u64): void {
  const stride = strideOf(mage);
  const here = (word / stride) % count;
  for (let other: u32 = 0; other < n; other++) {
    const there = cellAt(other);
    if (<i32>other !== mage && there !== gone) reach(word + (there - here) * (stride - strideOf(other)), set);
  }
  for (let rest = set & ~goneBit; rest !== 0; rest &= rest - 1)
    reach(word + (cellOn(<u32>ctz<u64>(rest)) - here) * stride, bitAt(here));
}

export function swapLast(word: u32, set: u64): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const cell = cellOn(<u32>ctz<u64>(rest));
    for (let other: u32 = 0; other < n; other++) {
      const there = cellAt(other);
      if (there !== gone) reach(word + (cell - there) * strideOf(other), bitAt(there));
    }
  }
}

export function unswap(word: u32, set: u64, all: u64): void {
  if (lastIsMage) {
    for (let other: u32 = 0; other < n; other++)
      if (bitAt(cellAt(other)) & invocations) unswapLast(other, word, set, all);
  } else if (mage >= 0 && cellAt(mage) !== gone) {
    for (let other: u32 = 0; other < n; other++)
      if (<i32>other !== mage && bitAt(cellAt(other)) & invocations) unswapOthers(other, word, set, all);
    unswapWithLast(word, set & invocations, all);
  }
}

export function unswapOthers(other: u32, word: u32, set: u64, all: u64): void {
  const there = cellAt(other);
  const here = cellAt(mage);
  putAt(other, here);
  putAt(mage, there);
  const before = word + (there - here) * (strideOf(mage) - strideOf(other));
  moveOther(mage, there, before, set, all, doorsFor(mage));
  putAt(other, there);
  putAt(mage, here);
}

export function unswapWithLast(word: u32, set: u64, all: u64): void {
  const here = cellAt(mage);
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const there = cellOn(<u32>ctz<u64>(rest));
    putAt(mage, there);
    const before = word + (there - here) * strideOf(mage);
    moveOther(mage, there, before, bitAt(here), all & ~bitAt(here), doorsFor(mage));
  }
  putAt(mage, here);
}

export function unswapLast(other: u32, word: u32, set: u64, all: u64): void {
  const here = cellAt(other);
  for (let rest = set & ~goneBit; rest !== 0; rest &= rest - 1) {
    const cell = cellOn(<u32>ctz<u64>(rest));
    putAt(other, cell);
    const to = moveLast(bitAt(here), (all & ~bitAt(here)) | bitAt(cell), doorsFor(-1));
    reach(word + (cell - here) * strideOf(other), to);
  }
  putAt(other, here);
}
