// Where two searches that come towards each other meet.

import { SIDE } from './blocks';
import { MET, MET_BITS, MET_SPACE, MET_WORD, mine, space } from './memory';

/** The first is enough. */
export function meet(word: u32, set: u64, record: usize): void {
  const met = set & othersOf(record);
  if (met === 0) return;
  if (ASC_FEATURE_THREADS) {
    if (atomic.cmpxchg<u32>(MET, 0, 1) !== 0) return;
  } else {
    if (load<u32>(MET) !== 0) return;
    store<u32>(MET, 1);
  }
  store<u32>(MET_WORD, word);
  store<u32>(MET_SPACE, space);
  store<u64>(MET_BITS, met);
}

/** What the search that comes the other way knows. Whose it is was written before that it is known. */
function othersOf(record: usize): u64 {
  const known = both(record);
  return known & (read(record + SIDE) ^ mine);
}

function both(record: usize): u64 {
  return read(record) | read(record + 8);
}

/** In the order in which it is asked for. */
export function read(place: usize): u64 {
  if (ASC_FEATURE_THREADS) return atomic.load<u64>(place);
  return load<u64>(place);
}
