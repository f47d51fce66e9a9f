// The bit-parallel search of dense/plain in AssemblyScript: the same steps and names. Compiled to
// dense/compiled.ts by tools/assembly.ts.

import { moveLast } from './last';
import {
  active,
  arrangement,
  backwards,
  bitAt,
  cards,
  cellAt,
  count,
  front,
  handles,
  invocations,
  isEpic,
  keys,
  lastIsMage,
  lookAt,
  n,
  putAt,
  strideOf,
  turns,
  turnsEach,
  words,
  wordsEach,
} from './memory';
import { BLOCK, reach } from './sets';
import { moveOther } from './steps';
import { swapLast, unswap } from './swaps';

export { read as open } from './memory';
export { reach, settle } from './sets';

export function expand(fromBlock: u32, toBlock: u32): void {
  for (let block = fromBlock; block < toBlock; block++) {
    if (load<u8>(active + block) === 0) continue;
    const end = min(words, (block + 1) * BLOCK);
    unpack(block * BLOCK);
    for (let word = block * BLOCK; word < end; word++) {
      const set = load<u64>(front + (word << 3));
      if (set !== 0) expandWord(word, set);
      next(word);
    }
  }
}

/** The cells of the others, and how the cards lie. */
function unpack(word: u32): void {
  let rest = isEpic ? word - lookAt(word / wordsEach) : word;
  for (let other: u32 = 0; other < n; other++) {
    const stride = strideOf(other);
    const cell = rest / stride;
    rest -= cell * stride;
    putAt(other, cell);
  }
}

/** From one word to the next, mostly only the last of the others is a cell further: cheaper than dividing. */
function next(word: u32): void {
  const cell = n === 0 ? count : cellAt(n - 1) + 1;
  if (cell < count) putAt(n - 1, cell);
  else unpack(word + 1);
}

function expandWord(word: u32, set: u64): void {
  let occupied: u64 = 0;
  let doors: u32 = 0;
  let twice: u32 = 0;
  for (let other: u32 = 0; other < n; other++) {
    const cell = cellAt(other);
    occupied |= bitAt(cell);
    const key = <u32>load<u8>(keys + cell);
    twice |= doors & key;
    doors |= key;
  }
  for (let other: u32 = 0; other < n; other++) {
    const cell = cellAt(other);
    const alone = <u32>load<u8>(keys + cell) & ~twice;
    moveOther(other, cell, word, set, occupied, doors & ~alone);
  }
  const to = moveLast(set, occupied, doors);
  reach(word, to);
  if (cards !== 0) turn(word, set, occupied);
  if (backwards) unswap(word, set, occupied);
  else if (lastIsMage) swapLast(word, to & invocations);
}

/** [T14] [T15] whoever stands on a card's handle lets it turn or slide; the same backwards. */
function turn(word: u32, set: u64, occupied: u64): void {
  for (let card: u32 = 0; card < cards; card++) {
    const handle = load<u64>(handles + (card << 3));
    const able = occupied & handle ? set : set & handle;
    if (able === 0) continue;
    const row = turns + (((arrangement * cards + card) * turnsEach) << 2);
    for (let each: u32 = 0; each < turnsEach; each++)
      reach(word + (load<u32>(row + (each << 2)) - arrangement) * wordsEach, able);
  }
}
