// The bit-parallel search of dense/plain in AssemblyScript: the same steps and names. Compiled to
// dense/compiled.ts by tools/assembly.ts.

import { BLOCK, blockAt, IN_SPACE } from './blocks';
import { moveLast } from './last';
import {
  arrangement,
  backwards,
  bitAt,
  cards,
  cellAt,
  count,
  handles,
  invocations,
  isEpic,
  keys,
  lastIsMage,
  lookAt,
  n,
  putAt,
  space,
  strideOf,
  turns,
  turnsEach,
  wordsEach,
} from './memory';
import { endProbe, frontOf, go, latest, reach, reachedIn, startProbe } from './sets';
import { moveOther } from './steps';
import { swapLast, unswap } from './swaps';

export { read as open } from './memory';
export { close } from './sets';

/** Positions of a word that come from outside, at this depth; how many are new. */
export function seed(word: u32, set: u64, depth: u32): u32 {
  go(depth);
  reach(word, set);
  return latest();
}

/** Reaches all that is one action from what has this depth, in the blocks that were taken from this one to that; how many positions are new. */
export function expand(fromBlock: u32, toBlock: u32, depth: u32): u32 {
  go(depth + 1);
  for (let index = fromBlock; index < toBlock; index++) {
    const block = blockAt(index);
    const active = load<u32>(reachedIn(block, depth));
    if (active === 0 || load<u32>(block, IN_SPACE) !== space) continue;
    store<u32>(reachedIn(block, depth), 0);
    expandBlock(block, active);
  }
  return latest();
}

/** Only tells what is one action from these positions of a word: how many words with a set each. */
export function probe(word: u32, set: u64): u32 {
  startProbe();
  unpack(word);
  expandWord(word, set);
  return endProbe();
}

function expandBlock(block: usize, active: u32): void {
  const base = load<u32>(block) * BLOCK;
  let before: u32 = 0;
  unpack(base);
  for (let rest = active; rest !== 0; rest &= rest - 1) {
    const index = ctz<u32>(rest);
    skip(base + index, index - before);
    before = index;
    const set = frontOf(block, index);
    if (set !== 0) expandWord(base + index, set);
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

/** To a word so much further on: mostly only the last of the others stands elsewhere, which is cheaper than dividing. */
function skip(word: u32, by: u32): void {
  const cell = n === 0 ? count : cellAt(n - 1) + by;
  if (cell < count) putAt(n - 1, cell);
  else unpack(word);
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
