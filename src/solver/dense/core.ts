import type { SearchTables } from './searchTables.ts';

// What searches a space of positions layer by layer. There are two that do the same: plain.ts in
// TypeScript, and wasm.ts, which runs what ../assembly is compiled to.

export interface Core {
  readonly blocks: number;
  /** Positions of one word that are reached at the next depth by coming from outside. */
  readonly seed: (word: number, bits: bigint) => void;
  /** All that was reached and not yet known becomes the front, known at this depth; how many positions. */
  readonly settle: (depth: number) => number;
  /** Reaches all that is one action from the front, in these blocks of words. */
  readonly expand: (fromBlock: number, toBlock: number) => void;
  /** The front of a word, and taking positions out of it. */
  readonly front: (word: number) => bigint;
  readonly drop: (word: number, bits: bigint) => void;
  /** All known positions: two halves a word. */
  readonly known: Int32Array;
  /** By `word * count + cell` of the last pawn: its depth and one more, 0 where it is not known. Empty unless kept. */
  readonly depths: Uint8Array;
}

export type OpenCore = (tables: SearchTables, keepDepths: boolean) => Core;

/** Words that are looked at together, or passed over together where nothing changed. */
export const BLOCK = 64;

/** The deepest layer a byte can tell. */
export const DEEPEST = 253;

/** Three sets a word: reached, known, the front. */
export function bytesFor(words: number, count: number, keepDepths: boolean): number {
  return words * (3 * 8 + (keepDepths ? count : 0));
}
