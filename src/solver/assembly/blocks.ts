// Words of 64 positions, 32 of them in a block: more, and most of what is taken would never be reached. A block is taken when something in it is reached for the first
// time: most never are. It has a head (its number and space; of either search, in which of its words something was
// reached at the depth that is looked at and at the next; and in which there is something that nobody goes on from), then
// a record for every word: two sets that tell the depth modulo three and one more (0: not known), and the set of what the
// search backwards knows where there are two; then, if they are kept, the depths themselves in bytes.

import { blockBytes, blocks, FULL, MOST, recordBytes, slots, space, TAKEN } from './memory';

export const BLOCK: u32 = 32;
export const HEAD: u32 = 32;
export const IN_SPACE: usize = 4;
/** Of the search forwards at even depths, at odd ones, then of the one backwards. */
export const REACHED: usize = 8;
export const CLOSED: usize = 24;
export const SIDE: usize = 16;

/** Memory grows by four megabytes. */
const GROW: i32 = 64;

/** It is taken if it was not yet. */
export function blockFor(number: u32): usize {
  const block: usize = load<u32>(slots + (number << 2));
  return block === 0 ? take(number) : block;
}

export function recordIn(block: usize, index: u32): usize {
  return block + HEAD + index * recordBytes;
}

export function blockAt(index: u32): usize {
  return blocks + index * blockBytes;
}

/** Where there is no room, all is thrown into the first block, which belongs to no space. */
function take(number: u32): usize {
  const index = next();
  const block = blockAt(index);
  if (index >= load<u32>(MOST) || !grown(block + blockBytes)) {
    store<u32>(FULL, 1);
    return blocks;
  }
  store<u32>(block, number);
  store<u32>(block, space, IN_SPACE);
  const slot = slots + (number << 2);
  if (ASC_FEATURE_THREADS) {
    // Another thread may have been faster; then this block stays empty.
    const other: usize = atomic.cmpxchg<u32>(slot, 0, <u32>block);
    return other === 0 ? block : other;
  }
  store<u32>(slot, <u32>block);
  return block;
}

function next(): u32 {
  if (ASC_FEATURE_THREADS) return atomic.add<u32>(TAKEN, 1);
  const index = load<u32>(TAKEN);
  store<u32>(TAKEN, min(index + 1, load<u32>(MOST)));
  return index;
}

function grown(end: usize): bool {
  while (end > (<usize>memory.size()) << 16) if (memory.grow(GROW) < 0 && memory.grow(1) < 0) return false;
  return true;
}
