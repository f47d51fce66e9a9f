import type { SearchTables } from './searchTables.ts';

// What searches a space of positions layer by layer. There are two that do the same: plain.ts in
// TypeScript, and wasm.ts, which runs what ../assembly is compiled to.

export interface Core {
  /** Positions of one word that are reached at the next depth by coming from outside. */
  readonly seed: (word: number, bits: bigint) => void;
  /** All that was reached since the last time is known at this depth; how many positions. What comes now is one deeper. */
  readonly settle: (depth: number) => number;
  /** Reaches all that is one action from what was settled last; goes no further once `tick`, asked many times a second, says that it is enough. */
  readonly expand: (tick?: Tick) => void;
  /** Does not go on from these positions, which were settled last. All words have the same ones, or none. */
  readonly close: (word: number, bits: bigint) => void;
  /** All known positions of a word. */
  readonly known: (word: number) => bigint;
  /** Of every word that has any: the low and the high half. */
  readonly eachKnown: (look: (word: number, low: number, high: number) => void) => void;
  /** By the cell of the last pawn: its depth and one more, 0 where it is not known. Only if they are kept. */
  readonly depth: (word: number, cell: number) => number;
  /** What is left when the search is over. */
  readonly kept: () => Kept;
}

/** May throw to give up. */
export type Tick = () => boolean;

/** The depths of a search that is over. */
export interface Kept {
  /** Whether depths are told as they are, or modulo three. */
  readonly isExact: boolean;
  /** By the last pawn's cell and bit: the depth and one more, as far as it is told; 0 where it is not known. */
  readonly mark: (word: number, cell: number, bit: number) => number;
  /** All known positions of a word: the low half, then the high one. */
  readonly half: (word: number, high: 0 | 1) => number;
  readonly bytes: number;
}

/** What is kept of them: nothing is asked for, modulo three, or a byte each. */
export type Depths = 'none' | 'modulo' | 'exact';

/** More than `bytes` is never taken. */
export type OpenCore = (tables: SearchTables, depths: Depths, bytes?: number) => Core;

/** The deepest layer a byte can tell. */
export const DEEPEST = 253;

/** The search needs more memory than it may take, or than there is. */
export class OutOfRoom extends RangeError {}
