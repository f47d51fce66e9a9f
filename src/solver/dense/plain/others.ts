import { NEEDS_ANYONE, NEEDS_BARBARIAN } from '#engine/tower/steps.ts';
import { INVOKES, STEP } from '../stepTable.ts';
import { halvesOf } from './halves.ts';
import type { Reach, Shared } from './shared.ts';

// The moves of all pawns but the last: step by step, each for all positions of a word at once.

export function openOthers({ tables, n, at, bits }: Shared, reach: Reach, swapOther: Reach) {
  const { cells, keys, first, steps, barbarian } = tables;
  const { count } = cells;
  const hold = halvesOf(tables.hold);

  /** [T6] doors that the others without this one hold open. */
  function doorsFor(other: number): number {
    let doors = 0;
    for (let each = 0; each < n; each++) if (each !== other) doors |= keys[at[each] as number] as number;
    return doors;
  }

  /** The pawn moves, as `at` has the others, wherever the last pawn's set of spaces allows. */
  function moveOther(
    other: number,
    cell: number,
    word: number,
    low: number,
    high: number,
    allLow: number,
    allHigh: number,
  ): void {
    const occupiedLow = allLow & ~(bits[cell * 2] as number);
    const occupiedHigh = allHigh & ~(bits[cell * 2 + 1] as number);
    const closed = ~doorsFor(other);
    const end = first[other * count + cell + 1] as number;
    let step = first[other * count + cell] as number;
    while (step < end) {
      const row = step * STEP;
      const clearLow = steps[row + 4] as number;
      const clearHigh = steps[row + 5] as number;
      if (((clearLow & occupiedLow) | (clearHigh & occupiedHigh)) !== 0) {
        step = steps[row + 2] as number;
        continue;
      }
      const held = ((steps[row + 3] as number) & closed) * 2;
      let freeLow = low & ~clearLow & (hold[held] as number);
      let freeHigh = high & ~clearHigh & (hold[held + 1] as number);
      const needs = steps[row + 1] as number;
      if ((needs & 3) !== 0) {
        const someLow = steps[row + 6] as number;
        const someHigh = steps[row + 7] as number;
        if (!isMet(needs & 3, someLow, someHigh, occupiedLow, occupiedHigh)) {
          const byLast = (needs & 3) === NEEDS_ANYONE || barbarian < 0;
          freeLow = byLast ? freeLow & someLow : 0;
          freeHigh = byLast ? freeHigh & someHigh : 0;
        }
      }
      if ((freeLow | freeHigh) === 0) {
        step = steps[row + 2] as number;
        continue;
      }
      const to = word + (steps[row] as number);
      reach(to, freeLow, freeHigh);
      if ((needs & INVOKES) !== 0) swapOther(to, freeLow, freeHigh);
      step++;
    }
  }

  function isMet(
    needs: number,
    someLow: number,
    someHigh: number,
    occupiedLow: number,
    occupiedHigh: number,
  ): boolean {
    if (needs !== NEEDS_BARBARIAN) return ((someLow & occupiedLow) | (someHigh & occupiedHigh)) !== 0;
    if (barbarian < 0) return false;
    const cell = at[barbarian] as number;
    return ((someLow & (bits[cell * 2] as number)) | (someHigh & (bits[cell * 2 + 1] as number))) !== 0;
  }

  return { moveOther, doorsFor };
}
