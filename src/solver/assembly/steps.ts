// The moves of all pawns but the last, and of the last in an epic: step by step, each for all positions of
// a word at once.

import { barbarian, bitAt, cellAt, cellOn, hold, keys, n, rowOf, steps } from './memory';
import { reach } from './sets';
import { swapOther } from './swaps';

const STEP: u32 = 32;
const NEEDS: u32 = 3;
const NEEDS_BARBARIAN: u32 = 2;
const INVOKES: u32 = 4;

export function doorsFor(other: i32): u32 {
  let doors: u32 = 0;
  for (let each: u32 = 0; each < n; each++)
    if (<i32>each !== other) doors |= <u32>load<u8>(keys + cellAt(each));
  return doors;
}

export function moveOther(other: u32, cell: u32, word: u32, set: u64, all: u64, doors: u32): void {
  const occupied = all & ~bitAt(cell);
  const closed = ~doors;
  const row = rowOf(other, cell);
  const end = steps + load<u32>(row, 4) * STEP;
  let step = steps + load<u32>(row) * STEP;
  while (step < end) {
    const clear = load<u64>(step, 16);
    const needs = load<u32>(step, 4);
    const doorsHere = load<u32>(step, 12);
    let free = clear & occupied ? 0 : set & ~clear;
    if (needs | doorsHere) {
      free &= load<u64>(hold + ((doorsHere & closed) << 3));
      if (needs & NEEDS) free &= allowed(needs & NEEDS, load<u64>(step, 24), occupied);
    }
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
export function allowed(needs: u32, some: u64, occupied: u64): u64 {
  if (needs !== NEEDS_BARBARIAN) return some & occupied ? ~(<u64>0) : some;
  if (barbarian < 0) return some;
  return some & bitAt(cellAt(barbarian)) ? ~(<u64>0) : 0;
}

/** In an epic the last pawn moves by its steps, space by space. */
export function stepLast(set: u64, occupied: u64, doors: u32): u64 {
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
