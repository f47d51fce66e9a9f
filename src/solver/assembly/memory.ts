// All memory is given from outside: what is common to all who search in it, a header of numbers and addresses
// for every kind of step, the tables (dense/layout.ts), and then the blocks of the search (blocks.ts). Sets of
// spaces are words of 64 bits.

/** Common to all: how many blocks are taken and may be, whether there was no room, where the two sides met. */
export const TAKEN: usize = 0;
export const MOST: usize = 4;
export const FULL: usize = 8;
export const MET: usize = 12;
export const MET_WORD: usize = 16;
export const MET_SPACE: usize = 20;
export const MET_BITS: usize = 24;

export let n: u32 = 0;
export let count: u32 = 0;
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
/** Whether another search comes the other way; and this one's bits in what tells them apart. */
export let isTwoSided: bool = false;
export let mine: u64 = 0;
/** Where the positions that nobody goes on from are kept, and they. */
export let closedAt: usize = 0;
export let closed: u64 = 0;
export let space: u32 = 0;
/** Of a word, of a block of them. */
export let recordBytes: u32 = 0;
export let blockBytes: u32 = 0;

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
export let lines: usize = 0;
export let slots: usize = 0;
export let blocks: usize = 0;
export let probes: usize = 0;
export let at: usize = 0;

/** Of the arrangement that is looked at: where the steps of its pawns begin, and what the sister goes by. */
export let arrangement: u32 = 0;
export let firstHere: usize = 0;
export let besideHere: usize = 0;
export let linesHere: usize = 0;

export let exits: u64 = 0;
export let goneBit: u64 = 0;
export let ends: u64 = 0;
export let spread: u64 = 0;
export let invocations: u64 = 0;

/** `own`: where whoever searches keeps the cells of a word; each thread has another. */
export function read(header: usize, own: usize): void {
  at = own;
  n = load<u32>(header);
  count = load<u32>(header, 4);
  gone = load<u32>(header, 8);
  mage = load<i32>(header, 12);
  barbarian = load<i32>(header, 16);
  backwards = load<u32>(header, 20) !== 0;
  lastIsMage = load<u32>(header, 24) !== 0;
  lastIsElf = load<u32>(header, 28) !== 0;
  lastIsSister = load<u32>(header, 32) !== 0;
  keepDepths = load<u32>(header, 36) !== 0;
  ladderCount = load<u32>(header, 40);
  wordsEach = load<u32>(header, 44);
  cards = load<u32>(header, 48);
  isEpic = load<u32>(header, 52) !== 0;
  turnsEach = load<u32>(header, 56);
  isTwoSided = load<u32>(header, 60) !== 0;
  space = load<u32>(header, 64);
  recordBytes = load<u32>(header, 68);
  blockBytes = load<u32>(header, 72);
  mine = backwards ? ~(<u64>0) : 0;
  readAddresses(header + 76);
  closedAt = header + 160;
  closed = load<u64>(closedAt);
  lookAt(0);
}

function readAddresses(header: usize): void {
  const alone: usize = load<u32>(header);
  strides = load<u32>(header, 4);
  bits = load<u32>(header, 8);
  keys = load<u32>(header, 12);
  beside = load<u32>(header, 16);
  cellOf = load<u32>(header, 20);
  hold = load<u32>(header, 24);
  first = load<u32>(header, 28);
  steps = load<u32>(header, 32);
  onward = load<u32>(header, 36);
  ladders = load<u32>(header, 40);
  firstToss = load<u32>(header, 44);
  tosses = load<u32>(header, 48);
  handles = load<u32>(header, 52);
  turns = load<u32>(header, 56);
  lines = load<u32>(header, 60);
  slots = load<u32>(header, 64);
  blocks = load<u32>(header, 68);
  probes = load<u32>(header, 72);
  exits = load<u64>(alone);
  goneBit = load<u64>(alone, 8);
  ends = load<u64>(alone, 16);
  spread = load<u64>(alone, 24);
  invocations = load<u64>(alone, 32);
}

/** The first word of an arrangement. */
export function lookAt(which: u32): u32 {
  arrangement = which;
  firstHere = first + ((which * (n + 1) * count) << 2);
  besideHere = beside + ((which * count) << 3);
  linesHere = lines + ((which * count) << 3);
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
