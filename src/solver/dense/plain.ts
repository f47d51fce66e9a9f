import type { Cells } from './cells.ts';
import { type Core, type OpenCore, OutOfRoom } from './core.ts';
import { joined } from './plain/halves.ts';
import { openLast } from './plain/last.ts';
import { openOthers } from './plain/others.ts';
import { BLOCK, openSets } from './plain/sets.ts';
import { share } from './plain/shared.ts';
import { openSwaps } from './plain/swaps.ts';
import { openUnswaps } from './plain/unswaps.ts';
import type { SearchTables } from './searchTables.ts';
import { halves } from './stepTable.ts';

// The bit-parallel search of trials in TypeScript.

/** Blocks between two ticks: some milliseconds. */
const SLICE = 512;
/** Reached, known, the front. */
const SETS = 3 * 8;

export const plainBytes = ({ words, count }: Cells, keepDepths: boolean) =>
  words * (SETS + (keepDepths ? count : 0));

/** Its depths are always exact. */
export const plainCore: OpenCore = (tables, depths, bytes = Number.POSITIVE_INFINITY) => {
  const keepDepths = depths !== 'none';
  if (plainBytes(tables.cells, keepDepths) > bytes) throw new OutOfRoom('no room for a search');
  return openPlain(tables, keepDepths);
};

function openPlain(tables: SearchTables, keepDepths: boolean): Core {
  const { cells, backwards, keys, lastIs } = tables;
  const { words, count } = cells;
  const [invokeLow, invokeHigh] = halves(tables.invocations);
  const shared = share(tables);
  const { n, at, strides, bits, out } = shared;
  const { blocks, reach, settle, active, known, front, depths } = openSets(tables, keepDepths);
  const { swapOther, swapLast } = openSwaps(shared, reach);
  const others = openOthers(shared, reach, swapOther);
  const { moveOther } = others;
  const moveLast = openLast(shared);
  const unswap = openUnswaps(shared, reach, others, moveLast);

  function expand(fromBlock: number, toBlock: number): void {
    for (let block = fromBlock; block < toBlock; block++) {
      if (active[block] === 0) continue;
      const end = Math.min(words, (block + 1) * BLOCK);
      for (let word = block * BLOCK; word < end; word++) {
        const low = front[word * 2] as number;
        const high = front[word * 2 + 1] as number;
        if ((low | high) !== 0) expandWord(word, low, high);
      }
    }
  }

  function expandWord(word: number, low: number, high: number): void {
    let occupiedLow = 0;
    let occupiedHigh = 0;
    let doors = 0;
    for (let other = 0; other < n; other++) {
      const cell = Math.floor(word / (strides[other] as number)) % count;
      at[other] = cell;
      occupiedLow |= bits[cell * 2] as number;
      occupiedHigh |= bits[cell * 2 + 1] as number;
      doors |= keys[cell] as number;
    }
    for (let other = 0; other < n; other++)
      moveOther(other, at[other] as number, word, low, high, occupiedLow, occupiedHigh);
    moveLast(low, high, occupiedLow, occupiedHigh, doors);
    const toLow = out[0] as number;
    const toHigh = out[1] as number;
    reach(word, toLow, toHigh);
    if (backwards) unswap(word, low, high, occupiedLow, occupiedHigh);
    else if (lastIs.mage) swapLast(word, toLow & invokeLow, toHigh & invokeHigh);
  }

  const depth = (word: number, cell: number) => depths[word * count + cell] as number;
  return {
    seed: (word, set) => reach(word, ...halves(set)),
    settle,
    expand: (tick) => {
      for (let block = 0; block < blocks; block += SLICE) {
        expand(block, Math.min(block + SLICE, blocks));
        if (tick?.() === true) return;
      }
    },
    close: (word, set) => {
      const [low, high] = halves(set);
      front[word * 2] = (front[word * 2] as number) & ~low;
      front[word * 2 + 1] = (front[word * 2 + 1] as number) & ~high;
    },
    known: (word) => joined(known[word * 2] as number, known[word * 2 + 1] as number),
    eachKnown: (look) => {
      for (let word = 0; word < words; word++)
        look(word, known[word * 2] as number, known[word * 2 + 1] as number);
    },
    depth,
    kept: () => ({
      isExact: true,
      mark: depth,
      half: (word, high) => known[word * 2 + high] as number,
      bytes: known.byteLength + depths.byteLength,
    }),
  };
}
