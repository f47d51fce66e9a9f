import type { Tick } from './core.ts';
import type { OpenHands } from './machine.ts';

// What a search may take, and what it says where it ends before it has found anything.

export interface Progress {
  readonly positions: number;
  /** No solution is shorter than this. */
  readonly bound: number;
}

export interface Limits {
  /** For all sets and tables together. */
  readonly bytes?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Asked many times a second. */
  readonly cancelled?: () => boolean;
  /** Who searches, where it is not this thread alone; only for a search from both sides. */
  readonly hands?: OpenHands;
}

/** Why there is no answer: it would need too much memory, a byte does not hold its depths, or somebody cancelled. */
export interface Stopped {
  readonly stopped: 'tooLarge' | 'tooDeep' | 'cancelled';
  /** What was proved: no solution is shorter. */
  readonly bound: number;
}

export const DEFAULT_BYTES = 512 * 2 ** 20;

const CANCELLED = Symbol('cancelled');
const TOO_DEEP = Symbol('too deep');

/** To be called many times a second; throws to give up. */
export function tickOf({ cancelled }: Limits): Tick {
  return () => {
    if (cancelled?.() === true) throw CANCELLED;
    return false;
  };
}

export function tooDeep(): never {
  throw TOO_DEEP;
}

/** What `search` finds, or why it gave up. */
export function orStopped<Found>(run: Progress, search: () => Found): Found | Stopped {
  try {
    return search();
  } catch (thrown) {
    if (thrown === CANCELLED) return { stopped: 'cancelled', bound: run.bound };
    if (thrown === TOO_DEEP) return { stopped: 'tooDeep', bound: run.bound };
    // More than it was allowed to use, or more than the machine has.
    if (thrown instanceof RangeError) return { stopped: 'tooLarge', bound: run.bound };
    throw thrown;
  }
}
