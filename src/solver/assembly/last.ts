// The moves of the last pawn. In a trial from all its spaces at once, by shifting bits.

import {
  backwards,
  barbarian,
  besideHere,
  cellAt,
  ends,
  exits,
  firstToss,
  goneBit,
  isEpic,
  ladderCount,
  ladders,
  lastIsElf,
  lastIsSister,
  linesHere,
  n,
  onward,
  spread,
  tosses,
} from './memory';
import { stepLast } from './steps';

const TOSS: u32 = 24;

export function moveLast(from: u64, occupied: u64, doors: u32): u64 {
  if (isEpic) {
    const stepped = stepLast(from, occupied, doors);
    return lastIsSister ? stepped | (teleportOnCards(from) & ~occupied) : stepped;
  }
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
  const company = beside();
  return backwards ? inLine(set & company) : inLine(set) & company;
}

/** Whether she leaves by it is asked of every exit alone. */
function teleportOnCards(set: u64): u64 {
  const company = beside();
  let to: u64 = 0;
  for (let rest = backwards ? set & company : set; rest !== 0; rest &= rest - 1)
    to |= load<u64>(linesHere + ((<usize>ctz<u64>(rest)) << 3));
  return backwards ? to : to & company;
}

function beside(): u64 {
  let company: u64 = 0;
  for (let other: u32 = 0; other < n; other++) company |= load<u64>(besideHere + (cellAt(other) << 3));
  return company;
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
