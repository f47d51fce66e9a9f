import type { SearchTables } from '../searchTables.ts';
import { halvesOf } from './halves.ts';

// What the parts of the search share while they look at one word.

export interface Shared {
  readonly tables: SearchTables;
  /** How many others there are, and the cell of each. */
  readonly n: number;
  readonly at: Int32Array;
  readonly strides: Int32Array;
  /** By cell: its bit, in halves. */
  readonly bits: Int32Array;
  /** Where a function leaves a set that is its answer. */
  readonly out: Int32Array;
}

export type Reach = (word: number, low: number, high: number) => void;

export function share(tables: SearchTables): Shared {
  const { others, strides } = tables.cells;
  const n = others.length;
  const [at, out] = [new Int32Array(n), new Int32Array(2)];
  return { tables, n, at, out, strides: Int32Array.from(strides), bits: halvesOf(tables.bits) };
}

/** The lowest space of a set that has one; the rest goes to `out`. */
export function lowest(out: Int32Array, low: number, high: number): number {
  out[0] = low & (low - 1);
  out[1] = low === 0 ? high & (high - 1) : high;
  return low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
}
