// What is reached, known and new.

import {
  ACTIVE,
  BLOCK,
  blockAt,
  blockFor,
  DIRTY,
  HEAD,
  IN_SPACE,
  NEW,
  recordIn,
  recordOf,
  SIDE,
} from './blocks';
import {
  backwards,
  cellOn,
  isTwoSided,
  keepDepths,
  MET,
  MET_BITS,
  MET_SPACE,
  MET_WORD,
  mine,
  probes,
  recordBytes,
  space,
} from './memory';

/** Only told what would be reached: how often so far. */
let probing: bool = false;
let probed: u32 = 0;

export function reach(word: u32, set: u64): void {
  if (set === 0) return;
  if (probing) tell(word, set);
  else put(word, set);
}

function put(word: u32, set: u64): void {
  const block = blockFor(word / BLOCK);
  const record = recordIn(block, word % BLOCK);
  const known = load<u64>(record) | load<u64>(record, 8);
  if (isTwoSided) {
    const met = set & known & (load<u64>(record, SIDE) ^ mine);
    if (met !== 0) meet(word, met);
  }
  const fresh = set & ~known & ~load<u64>(record, NEW);
  if (fresh === 0) return;
  add(record + NEW, fresh);
  add(block + DIRTY, (<u64>1) << (word % BLOCK));
}

function add(place: usize, set: u64): void {
  if (ASC_FEATURE_THREADS) {
    if ((set & ~load<u64>(place)) !== 0) atomic.or<u64>(place, set);
  } else store<u64>(place, load<u64>(place) | set);
}

/** The first is enough. */
function meet(word: u32, set: u64): void {
  if (ASC_FEATURE_THREADS) {
    if (atomic.cmpxchg<u32>(MET, 0, 1) !== 0) return;
  } else {
    if (load<u32>(MET) !== 0) return;
    store<u32>(MET, 1);
  }
  store<u32>(MET_WORD, word);
  store<u32>(MET_SPACE, space);
  store<u64>(MET_BITS, set);
}

function tell(word: u32, set: u64): void {
  store<u32>(probes + (probed << 4), word);
  store<u64>(probes + (probed << 4), set, 8);
  probed++;
}

export function startProbe(): void {
  probing = true;
  probed = 0;
}

export function endProbe(): u32 {
  probing = false;
  return probed;
}

/** What is new and already known: the next to be looked at. */
export function frontOf(record: usize): u64 {
  const front = load<u64>(record, NEW) & (load<u64>(record) | load<u64>(record, 8));
  return isTwoSided ? front & ~(load<u64>(record, SIDE) ^ mine) : front;
}

export function activeIn(block: usize): usize {
  return block + ACTIVE + (backwards ? 8 : 0);
}

/** All that is new in these blocks becomes the front, known at this depth; how many positions. */
export function settle(fromBlock: u32, toBlock: u32, depth: u32): u32 {
  let found: u32 = 0;
  for (let index = fromBlock; index < toBlock; index++) {
    const block = blockAt(index);
    if (load<u32>(block, IN_SPACE) === space) found += settleBlock(block, depth);
  }
  return found;
}

function settleBlock(block: usize, depth: u32): u32 {
  let found: u32 = 0;
  let active: u64 = 0;
  const changed = load<u64>(block, DIRTY) | load<u64>(activeIn(block));
  if (changed === 0) return 0;
  for (let rest = changed; rest !== 0; rest &= rest - 1) {
    const index = <u32>ctz<u64>(rest);
    const fresh = settleWord(recordIn(block, index), (depth % 3) + 1);
    if (fresh === 0) continue;
    active |= (<u64>1) << index;
    found += <u32>popcnt<u64>(fresh);
    if (keepDepths) note(block + HEAD + BLOCK * recordBytes + (index << 6), fresh, depth + 1);
  }
  store<u64>(block, 0, DIRTY);
  store<u64>(activeIn(block), active);
  return found;
}

function settleWord(record: usize, mark: u32): u64 {
  const one = load<u64>(record);
  const two = load<u64>(record, 8);
  const all = load<u64>(record, NEW);
  const fresh = all & ~(one | two);
  // The front of the other side stays.
  const others = isTwoSided ? all & (one | two) & (load<u64>(record, SIDE) ^ mine) : 0;
  store<u64>(record, others | fresh, NEW);
  if (fresh === 0) return 0;
  if (mark & 1) store<u64>(record, one | fresh);
  if (mark & 2) store<u64>(record, two | fresh, 8);
  if (isTwoSided && backwards) store<u64>(record, load<u64>(record, SIDE) | fresh, SIDE);
  return fresh;
}

/** By cell of the last pawn. */
function note(row: usize, fresh: u64, depth: u32): void {
  for (let rest = fresh; rest !== 0; rest &= rest - 1)
    store<u8>(row + cellOn(<u32>ctz<u64>(rest)), <u8>depth);
}

/** The front is without these from here on. */
export function drop(word: u32, set: u64): void {
  const record = recordOf(word);
  store<u64>(record, load<u64>(record, NEW) & ~set, NEW);
}
