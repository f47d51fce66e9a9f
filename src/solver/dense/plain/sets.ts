import type { SearchTables } from '../searchTables.ts';
import { popcount } from './halves.ts';

// What is reached, known and new: words of 64 positions, and blocks of words that are passed over where
// nothing changed.

/** Words that are looked at together, or passed over together where nothing changed. */
export const BLOCK = 64;

export function openSets({ cells, cellOf }: SearchTables, keepDepths: boolean) {
  const { words, count } = cells;
  const blocks = Math.ceil(words / BLOCK);
  const reached = new Int32Array(words * 2);
  const known = new Int32Array(words * 2);
  const front = new Int32Array(words * 2);
  const depths = new Uint8Array(keepDepths ? words * count : 0);
  const dirty = new Uint8Array(blocks);
  const active = new Uint8Array(blocks);

  function reach(word: number, low: number, high: number): void {
    const knownLow = reached[word * 2] as number;
    const knownHigh = reached[word * 2 + 1] as number;
    if (((low & ~knownLow) | (high & ~knownHigh)) === 0) return;
    reached[word * 2] = knownLow | low;
    reached[word * 2 + 1] = knownHigh | high;
    dirty[word >> 6] = 1;
  }

  function settle(depth: number): number {
    let found = 0;
    for (let block = 0; block < blocks; block++) {
      if (dirty[block] === 0 && active[block] === 0) continue;
      let some = 0;
      const end = Math.min(words, (block + 1) * BLOCK) * 2;
      for (let half = block * BLOCK * 2; half < end; half++) {
        const fresh = (reached[half] as number) & ~(known[half] as number);
        front[half] = fresh;
        if (fresh === 0) continue;
        known[half] = (known[half] as number) | fresh;
        found += popcount(fresh);
        some = 1;
        if (keepDepths) note(half, fresh, depth + 1);
      }
      active[block] = some;
      dirty[block] = 0;
    }
    return found;
  }

  function note(half: number, fresh: number, depth: number): void {
    const word = (half >> 1) * count;
    const space = (half & 1) * 32 + 31;
    for (let rest = fresh; rest !== 0; rest &= rest - 1)
      depths[word + (cellOf[space - Math.clz32(rest & -rest)] as number)] = depth;
  }

  return { blocks, reach, settle, active, known, front, depths };
}
