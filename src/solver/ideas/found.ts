import type { Reading } from './reading.ts';

/** Where an idea is in a solution. */
export interface Found {
  /** Its first action and its last. */
  readonly at: number;
  readonly until: number;
  /** Who is in it: first whom it is about. */
  readonly pawns: readonly number[];
  readonly spaces: readonly number[];
}

/** Each is a small question to a solution that was read. */
export type Detector = (reading: Reading) => readonly Found[];
