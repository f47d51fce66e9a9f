// All memory is given from outside: a header of numbers and addresses, the tables (dense/tables.ts), and
// the sets of the search. Sets of spaces are words of 64 bits.

export let n: u32 = 0;
export let count: u32 = 0;
export let words: u32 = 0;
export let gone: u32 = 0;
export let mage: i32 = -1;
export let barbarian: i32 = -1;
export let backwards: bool = false;
export let lastIsMage: bool = false;
export let lastIsElf: bool = false;
export let lastIsSister: bool = false;
export let keepDepths: bool = false;
export let ladderCount: u32 = 0;
export let wordsEach: u32 = 0;
export let cards: u32 = 0;
export let isEpic: bool = false;
export let turnsEach: u32 = 0;

export let strides: usize = 0;
export let bits: usize = 0;
export let keys: usize = 0;
export let beside: usize = 0;
export let cellOf: usize = 0;
export let hold: usize = 0;
export let first: usize = 0;
export let steps: usize = 0;
export let onward: usize = 0;
export let ladders: usize = 0;
export let firstToss: usize = 0;
export let tosses: usize = 0;
export let handles: usize = 0;
export let turns: usize = 0;
export let at: usize = 0;
export let reached: usize = 0;
export let known: usize = 0;
export let front: usize = 0;
export let depths: usize = 0;
export let dirty: usize = 0;
export let active: usize = 0;

/** Of the arrangement that is looked at: where the steps of its pawns begin. */
export let arrangement: u32 = 0;
export let firstHere: usize = 0;

export let exits: u64 = 0;
export let goneBit: u64 = 0;
export let ends: u64 = 0;
export let spread: u64 = 0;
export let invocations: u64 = 0;

export function read(header: usize, sets: usize): void {
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
  turnsEach = load<u32>(header, 60);
  strides = load<u32>(header, 64);
  bits = load<u32>(header, 68);
  keys = load<u32>(header, 72);
  beside = load<u32>(header, 76);
  cellOf = load<u32>(header, 80);
  hold = load<u32>(header, 84);
  first = load<u32>(header, 88);
  steps = load<u32>(header, 92);
  onward = load<u32>(header, 96);
  ladders = load<u32>(header, 100);
  firstToss = load<u32>(header, 104);
  tosses = load<u32>(header, 108);
  handles = load<u32>(header, 112);
  turns = load<u32>(header, 116);
  at = load<u32>(header, 120);
  reached = load<u32>(header, 124);
  known = load<u32>(header, 128);
  front = load<u32>(header, 132);
  depths = load<u32>(header, 136);
  dirty = load<u32>(header, 140);
  active = load<u32>(header, 144);
  lookAt(0);
  exits = load<u64>(sets);
  goneBit = load<u64>(sets, 8);
  ends = load<u64>(sets, 16);
  spread = load<u64>(sets, 24);
  invocations = load<u64>(sets, 32);
}

/** The first word of an arrangement. */
export function lookAt(which: u32): u32 {
  arrangement = which;
  firstHere = first + ((which * (n + 1) * count) << 2);
  return which * wordsEach;
}

export function cellAt(other: u32): u32 {
  return load<u32>(at + (other << 2));
}

export function putAt(other: u32, cell: u32): void {
  store<u32>(at + (other << 2), cell);
}

export function bitAt(cell: u32): u64 {
  return load<u64>(bits + (cell << 3));
}

export function cellOn(space: u32): u32 {
  return <u32>load<u8>(cellOf + space);
}

export function strideOf(other: u32): u32 {
  return load<u32>(strides + (other << 2));
}

export function rowOf(which: u32, cell: u32): usize {
  return firstHere + ((which * count + cell) << 2);
}
