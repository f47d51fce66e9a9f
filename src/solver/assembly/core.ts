// The bit-parallel search of dense/plain.ts in AssemblyScript: the same steps and names, sets of spaces
// as words of 64 bits. Compiled to dense/compiled.ts by tools/assembly.ts. All memory is given from
// outside: a header of numbers and addresses, the tables, and the sets of the search.

const STEP: u32 = 32;
const BLOCK: u32 = 64;
const TOSS: u32 = 24;

const NEEDS: u32 = 3;
const NEEDS_BARBARIAN: u32 = 2;
const INVOKES: u32 = 4;

let n: u32 = 0;
let count: u32 = 0;
let words: u32 = 0;
let gone: u32 = 0;
let mage: i32 = -1;
let barbarian: i32 = -1;
let backwards: bool = false;
let lastIsMage: bool = false;
let lastIsElf: bool = false;
let lastIsSister: bool = false;
let keepDepths: bool = false;
let ladderCount: u32 = 0;
let wordsEach: u32 = 0;
let cards: u32 = 0;
let isEpic: bool = false;

let strides: usize = 0;
let bits: usize = 0;
let keys: usize = 0;
let beside: usize = 0;
let cellOf: usize = 0;
let hold: usize = 0;
let first: usize = 0;
let steps: usize = 0;
let onward: usize = 0;
let ladders: usize = 0;
let firstToss: usize = 0;
let tosses: usize = 0;
let handles: usize = 0;
let turns: usize = 0;
let at: usize = 0;
let reached: usize = 0;
let known: usize = 0;
let front: usize = 0;
let depths: usize = 0;
let dirty: usize = 0;
let active: usize = 0;

/** Of the arrangement that is looked at: where the steps of its pawns begin. */
let arrangement: u32 = 0;
let firstHere: usize = 0;

let exits: u64 = 0;
let goneBit: u64 = 0;
let ends: u64 = 0;
let spread: u64 = 0;
let invocations: u64 = 0;

export function open(header: usize, sets: usize): void {
  n = load<u32>(header);
  count = load<u32>(header, 4);
  words = load<u32>(header, 8);
  gone = load<u32>(header, 12);
  mage = load<i32>(header, 16);
  barbarian = load<i32>(header, 20);
  backwards = load<u32>(header, 24) !== 0;
  lastIsMage = load<u32>(header, 28) !== 0;
  lastIsElf = load<u32>(header, 32) !== 0;
  lastIsSister = load<u32>(header, 36) !== 0;
  keepDepths = load<u32>(header, 40) !== 0;
  ladderCount = load<u32>(header, 44);
  wordsEach = load<u32>(header, 48);
  cards = load<u32>(header, 52);
  isEpic = load<u32>(header, 56) !== 0;
  strides = load<u32>(header, 60);
  bits = load<u32>(header, 64);
  keys = load<u32>(header, 68);
  beside = load<u32>(header, 72);
  cellOf = load<u32>(header, 76);
  hold = load<u32>(header, 80);
  first = load<u32>(header, 84);
  steps = load<u32>(header, 88);
  onward = load<u32>(header, 92);
  ladders = load<u32>(header, 96);
  firstToss = load<u32>(header, 100);
  tosses = load<u32>(header, 104);
  handles = load<u32>(header, 108);
  turns = load<u32>(header, 112);
  at = load<u32>(header, 116);
  reached = load<u32>(header, 120);
  known = load<u32>(header, 124);
  front = load<u32>(header, 128);
  depths = load<u32>(header, 132);
  dirty = load<u32>(header, 136);
  active = load<u32>(header, 140);
  lookAt(0);
  exits = load<u64>(sets);
  goneBit = load<u64>(sets, 8);
  ends = load<u64>(sets, 16);
  spread = load<u64>(sets, 24);
  invocations = load<u64>(sets, 32);
}

/** The first word of an arrangement. */
function lookAt(which: u32): u32 {
  arrangement = which;
  firstHere = first + ((which * (n + 1) * count) << 2);
  return which * wordsEach;
}

function cellAt(other: u32): u32 {
  return load<u32>(at + (other << 2));
}

function putAt(other: u32, cell: u32): void {
  store<u32>(at + (other << 2), cell);
}

function bitAt(cell: u32): u64 {
  return load<u64>(bits + (cell << 3));
}

function cellOn(space: u32): u32 {
  return <u32>load<u8>(cellOf + space);
}

function strideOf(other: u32): u32 {
  return load<u32>(strides + (other << 2));
}

export function reach(word: u32, set: u64): void {
  const place = reached + (word << 3);
  const old = load<u64>(place);
  if ((set & ~old) === 0) return;
  store<u64>(place, old | set);
  store<u8>(dirty + word / BLOCK, 1);
}

export function settle(depth: u32): u32 {
  let found: u32 = 0;
  const blocks = (words + BLOCK - 1) / BLOCK;
  for (let block: u32 = 0; block < blocks; block++) {
    if ((load<u8>(dirty + block) | load<u8>(active + block)) === 0) continue;
    store<u8>(dirty + block, 0);
    const fresh = settleBlock(block, depth + 1);
    store<u8>(active + block, fresh !== 0 ? 1 : 0);
    found += fresh;
  }
  return found;
}

function settleBlock(block: u32, mark: u32): u32 {
  let found: u32 = 0;
  const end = min(words, (block + 1) * BLOCK);
  for (let word = block * BLOCK; word < end; word++) {
    const old = load<u64>(known + (word << 3));
    const fresh = load<u64>(reached + (word << 3)) & ~old;
    store<u64>(front + (word << 3), fresh);
    if (fresh === 0) continue;
    store<u64>(known + (word << 3), old | fresh);
    found += <u32>popcnt<u64>(fresh);
    if (keepDepths) note(word, fresh, mark);
  }
  return found;
}

function note(word: u32, fresh: u64, mark: u32): void {
  const row = depths + word * count;
  for (let rest = fresh; rest !== 0; rest &= rest - 1) store<u8>(row + cellOn(<u32>ctz<u64>(rest)), <u8>mark);
}

export function expand(fromBlock: u32, toBlock: u32): void {
  for (let block = fromBlock; block < toBlock; block++) {
    if (load<u8>(active + block) === 0) continue;
    const end = min(words, (block + 1) * BLOCK);
    for (let word = block * BLOCK; word < end; word++) {
      const set = load<u64>(front + (word << 3));
      if (set !== 0) expandWord(word, set);
    }
  }
}

function expandWord(word: u32, set: u64): void {
  let occupied: u64 = 0;
  let doors: u32 = 0;
  let twice: u32 = 0;
  let rest = word;
  if (isEpic) rest -= lookAt(word / wordsEach);
  for (let other: u32 = 0; other < n; other++) {
    const stride = strideOf(other);
    const cell = rest / stride;
    rest -= cell * stride;
    putAt(other, cell);
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

function doorsFor(other: i32): u32 {
  let doors: u32 = 0;
  for (let each: u32 = 0; each < n; each++)
    if (<i32>each !== other) doors |= <u32>load<u8>(keys + cellAt(each));
  return doors;
}

function rowOf(which: u32, cell: u32): usize {
  return firstHere + ((which * count + cell) << 2);
}

function moveOther(other: u32, cell: u32, word: u32, set: u64, all: u64, doors: u32): void {
  const occupied = all & ~bitAt(cell);
  const closed = ~doors;
  const row = rowOf(other, cell);
  const end = steps + load<u32>(row, 4) * STEP;
  let step = steps + load<u32>(row) * STEP;
  while (step < end) {
    const clear = load<u64>(step, 16);
    let free: u64 = 0;
    if ((clear & occupied) === 0) {
      const closedHere = load<u32>(step, 12) & closed;
      free = set & ~clear & load<u64>(hold + (closedHere << 3));
    }
    const needs = load<u32>(step, 4);
    if (needs & NEEDS) free &= allowed(needs & NEEDS, load<u64>(step, 24), occupied);
    if (free === 0) {
      step = steps + load<u32>(step, 8) * STEP;
      continue;
    }
    const to = word + load<u32>(step);
    reach(to, free);
    if (needs & INVOKES) swapOther(to, free);
    step += STEP;
  }
}

/** Where the last pawn must be for a step that needs somebody on one of these spaces. */
function allowed(needs: u32, some: u64, occupied: u64): u64 {
  if (needs !== NEEDS_BARBARIAN) return some & occupied ? ~(<u64>0) : some;
  if (barbarian < 0) return some;
  return some & bitAt(cellAt(barbarian)) ? ~(<u64>0) : 0;
}

function swapOther(word: u32, set: u64): void {
  const stride = strideOf(mage);
  const here = (word / stride) % count;
  for (let other: u32 = 0; other < n; other++) {
    const there = cellAt(other);
    if (<i32>other !== mage && there !== gone) reach(word + (there - here) * (stride - strideOf(other)), set);
  }
  for (let rest = set & ~goneBit; rest !== 0; rest &= rest - 1)
    reach(word + (cellOn(<u32>ctz<u64>(rest)) - here) * stride, bitAt(here));
}

function swapLast(word: u32, set: u64): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const cell = cellOn(<u32>ctz<u64>(rest));
    for (let other: u32 = 0; other < n; other++) {
      const there = cellAt(other);
      if (there !== gone) reach(word + (cell - there) * strideOf(other), bitAt(there));
    }
  }
}

function unswap(word: u32, set: u64, all: u64): void {
  if (lastIsMage) {
    for (let other: u32 = 0; other < n; other++)
      if (bitAt(cellAt(other)) & invocations) unswapLast(other, word, set, all);
  } else if (mage >= 0 && cellAt(mage) !== gone) {
    for (let other: u32 = 0; other < n; other++)
      if (<i32>other !== mage && bitAt(cellAt(other)) & invocations) unswapOthers(other, word, set, all);
    unswapWithLast(word, set & invocations, all);
  }
}

function unswapOthers(other: u32, word: u32, set: u64, all: u64): void {
  const there = cellAt(other);
  const here = cellAt(mage);
  putAt(other, here);
  putAt(mage, there);
  const before = word + (there - here) * (strideOf(mage) - strideOf(other));
  moveOther(mage, there, before, set, all, doorsFor(mage));
  putAt(other, there);
  putAt(mage, here);
}

function unswapWithLast(word: u32, set: u64, all: u64): void {
  const here = cellAt(mage);
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const there = cellOn(<u32>ctz<u64>(rest));
    putAt(mage, there);
    const before = word + (there - here) * strideOf(mage);
    moveOther(mage, there, before, bitAt(here), all & ~bitAt(here), doorsFor(mage));
  }
  putAt(mage, here);
}

function unswapLast(other: u32, word: u32, set: u64, all: u64): void {
  const here = cellAt(other);
  for (let rest = set & ~goneBit; rest !== 0; rest &= rest - 1) {
    const cell = cellOn(<u32>ctz<u64>(rest));
    putAt(other, cell);
    const to = moveLast(bitAt(here), (all & ~bitAt(here)) | bitAt(cell), doorsFor(-1));
    reach(word + (cell - here) * strideOf(other), to);
  }
  putAt(other, here);
}

/** T14: whoever stands on a card's handle lets it turn; the same backwards. */
function turn(word: u32, set: u64, occupied: u64): void {
  for (let card: u32 = 0; card < cards; card++) {
    const handle = load<u64>(handles + (card << 3));
    const able = occupied & handle ? set : set & handle;
    if (able === 0) continue;
    const row = turns + (arrangement * cards + card) * 12;
    for (let quarters: u32 = 0; quarters < 3; quarters++)
      reach(word + (load<u32>(row + (quarters << 2)) - arrangement) * wordsEach, able);
  }
}

/** In an epic the last pawn moves by its steps, space by space. */
function stepLast(set: u64, occupied: u64, doors: u32): u64 {
  let to: u64 = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const row = rowOf(n, cellOn(<u32>ctz<u64>(rest)));
    const end = steps + load<u32>(row, 4) * STEP;
    let step = steps + load<u32>(row) * STEP;
    while (step < end) {
      if (load<u64>(step, 16) & occupied || load<u32>(step, 12) & ~doors) {
        step = steps + load<u32>(step, 8) * STEP;
        continue;
      }
      const needs = load<u32>(step, 4) & NEEDS;
      if (needs === 0 || isMet(needs, load<u64>(step, 24), occupied)) to |= (<u64>1) << load<u32>(step);
      step += STEP;
    }
  }
  return to;
}

function isMet(needs: u32, some: u64, occupied: u64): bool {
  if (needs !== NEEDS_BARBARIAN) return (some & occupied) !== 0;
  return barbarian >= 0 && (some & bitAt(cellAt(barbarian))) !== 0;
}

function moveLast(from: u64, occupied: u64, doors: u32): u64 {
  if (isEpic) return stepLast(from, occupied, doors);
  const set = from & goneBit ? (from & ~goneBit) | spread : from;
  let to: u64;
  if (lastIsSister) to = teleport(set);
  else {
    to = walk(set, occupied, onward + (doors << 5));
    for (let ladder: u32 = 0; ladder < ladderCount; ladder++)
      if (set & load<u64>(ladders + (ladder << 4))) to |= load<u64>(ladders + (ladder << 4), 8);
  }
  if (barbarian >= 0) to |= tossed(set, doors);
  to &= ends & ~occupied;
  return to & exits ? (to & ~exits) | goneBit : to;
}

/** All four directions: doubling steps, so that three cover the whole board. */
function walk(set: u64, occupied: u64, masks: usize): u64 {
  return (
    backward(set, occupied, load<u64>(masks), 8) |
    forward(set, occupied, load<u64>(masks, 8), 1) |
    forward(set, occupied, load<u64>(masks, 16), 8) |
    backward(set, occupied, load<u64>(masks, 24), 1)
  );
}

/** East and south: towards higher bits. */
function forward(set: u64, occupied: u64, mask: u64, shift: u64): u64 {
  let on = mask & ~(occupied >> shift);
  let to = (set & on) << shift;
  to |= (to & on) << shift;
  on &= on >> shift;
  to |= (to & on) << (2 * shift);
  on &= on >> (2 * shift);
  to |= (to & on) << (4 * shift);
  return lastIsElf ? to | ((((set & mask) << shift) & occupied & mask) << shift) : to;
}

/** North and west. */
function backward(set: u64, occupied: u64, mask: u64, shift: u64): u64 {
  let on = mask & ~(occupied << shift);
  let to = (set & on) >> shift;
  to |= (to & on) >> shift;
  on &= on << shift;
  to |= (to & on) >> (2 * shift);
  on &= on << (2 * shift);
  to |= (to & on) >> (4 * shift);
  return lastIsElf ? to | ((((set & mask) >> shift) & occupied & mask) >> shift) : to;
}

function tossed(set: u64, doors: u32): u64 {
  let to: u64 = 0;
  const row = firstToss + (cellAt(barbarian) << 2);
  const end = tosses + load<u32>(row, 4) * TOSS;
  for (let toss = tosses + load<u32>(row) * TOSS; toss < end; toss += TOSS)
    if (set & load<u64>(toss) && (load<u32>(toss, 16) & ~doors) === 0) to |= load<u64>(toss, 8);
  return to;
}

function teleport(set: u64): u64 {
  let company: u64 = 0;
  for (let other: u32 = 0; other < n; other++) company |= load<u64>(beside + (cellAt(other) << 3));
  return backwards ? inLine(set & company) : inLine(set) & company;
}

/** One bit in every row. */
const COLUMN: u64 = ~(<u64>0) / 0xff;

function inLine(set: u64): u64 {
  let columns = set | (set >> 32);
  columns |= columns >> 16;
  columns |= columns >> 8;
  let rows = set | ((set >> 4) & (COLUMN * 0x0f));
  rows |= (rows >> 2) & (COLUMN * 0x33);
  rows |= (rows >> 1) & (COLUMN * 0x55);
  return ((columns & 0xff) * COLUMN) | ((rows & COLUMN) * 0xff);
}
