// What is reached and known, and how deep. What has a depth is told apart from what has another by the depth modulo three, in
// words where something of that depth was reached. Positions of that word that are three less deep, or six, look the same, and are
// looked at again: whatever is next to them is known, and a word is looked at as a whole.

import { BLOCK, blockFor, CLOSED, HEAD, REACHED, recordIn, SIDE } from './blocks';
import { meet, read } from './meet';
import {
  backwards,
  cellOn,
  closed,
  closedAt,
  isTwoSided,
  keepDepths,
  mine,
  probes,
  recordBytes,
} from './memory';

/** Of what is reached from now on: in which of the two sets it is, where that is told of a block, and how much of it is new so far. */
let deep: u32 = 0;
let inOne: u64 = 0;
let inTwo: u64 = 0;
let flags: usize = 0;
let found: u32 = 0;
/** What is looked at is not in these. */
let notOne: u64 = 0;
let notTwo: u64 = 0;
/** Only told what would be reached: how often so far. */
let probing: bool = false;
let probed: u32 = 0;

export function go(depth: u32): void {
  deep = depth;
  found = 0;
  flags = reachedIn(0, depth);
  inOne = inSet(1, depth);
  inTwo = inSet(2, depth);
  // One less deep is as two deeper.
  notOne = ~inSet(1, depth + 2);
  notTwo = ~inSet(2, depth + 2);
}

function inSet(which: u32, depth: u32): u64 {
  return ((depth % 3) + 1) & which ? ~(<u64>0) : 0;
}

export function latest(): u32 {
  return found;
}

export function reachedIn(block: usize, depth: u32): usize {
  return block + REACHED + (backwards ? 8 : 0) + ((depth & 1) << 2);
}

export function reach(word: u32, set: u64): void {
  if (set === 0) return;
  if (probing) tell(word, set);
  else put(word, set);
}

function put(word: u32, set: u64): void {
  const index = word % BLOCK;
  const block = blockFor(word / BLOCK);
  const record = recordIn(block, index);
  const one = load<u64>(record);
  const two = load<u64>(record, 8);
  const known = one | two;
  if (isTwoSided && (set & known & (load<u64>(record, SIDE) ^ mine)) !== 0) meet(word, set, record);
  const fresh = set & ~known;
  if (fresh === 0) return;
  if (isTwoSided && backwards) add(record + SIDE, fresh);
  let gained = fresh;
  if (ASC_FEATURE_THREADS) {
    gained = know(record, fresh);
    if (gained === 0) return;
  } else {
    store<u64>(record, one | (fresh & inOne));
    store<u64>(record, two | (fresh & inTwo), 8);
  }
  found += <u32>popcnt<u64>(gained);
  flag(block + flags, (<u32>1) << index);
  if (keepDepths) note(block + HEAD + BLOCK * recordBytes + (index << 6), gained);
}

/** Which of them no other thread did. The first set is written first: what is not yet in the second is not taken for what is looked at. */
function know(record: usize, fresh: u64): u64 {
  let gained = fresh;
  if (inOne !== 0) gained &= ~atomic.or<u64>(record, fresh);
  if (inTwo === 0) return gained;
  const before = atomic.or<u64>(record + 8, fresh);
  return inOne === 0 ? gained & ~before : gained;
}

function add(place: usize, set: u64): void {
  if (ASC_FEATURE_THREADS) atomic.or<u64>(place, set);
  else store<u64>(place, load<u64>(place) | set);
}

function flag(place: usize, one: u32): void {
  const before = load<u32>(place);
  if (ASC_FEATURE_THREADS) {
    if ((before & one) === 0) atomic.or<u32>(place, one);
  } else store<u32>(place, before | one);
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

/** What is to be looked at: it is one less deep than what is reached. */
export function frontOf(block: usize, index: u32): u64 {
  const record = recordIn(block, index);
  const two = read(record + 8) ^ notTwo;
  let front = two & (read(record) ^ notOne);
  if (isTwoSided) front &= ~(load<u64>(record, SIDE) ^ mine);
  return (load<u32>(block, CLOSED) >>> index) & 1 ? front & ~closed : front;
}

/** By cell of the last pawn. */
function note(row: usize, gained: u64): void {
  for (let rest = gained; rest !== 0; rest &= rest - 1)
    store<u8>(row + cellOn(<u32>ctz<u64>(rest)), <u8>(deep + 1));
}

/** Nobody ever goes on from these. All words have the same ones, or none. */
export function close(word: u32, set: u64): void {
  const block = blockFor(word / BLOCK);
  store<u32>(block, load<u32>(block, CLOSED) | (1 << (word % BLOCK)), CLOSED);
  store<u64>(closedAt, load<u64>(closedAt) | set);
}
