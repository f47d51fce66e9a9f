import type { Exports } from '#solver/dense/machine.ts';

// What several threads that search in one memory tell each other: numbers at its very beginning, where the
// search itself keeps nothing.

export const GENERATION = 16;
/** The generation of the task that may be worked on now; 0 while there is none. */
export const OPEN = 17;
export const KIND = 18;
export const HEADER = 19;
export const BLOCKS = 20;
export const DEPTH = 21;
/** The first block that nobody has begun with. */
export const NEXT = 22;
export const FOUND = 23;
/** How many helpers work on it. */
export const BUSY = 24;

export const EXPAND = 1;
export const END = 2;

/** Blocks that one thread takes at a time. */
const SLICE = 32;

/** Works on slices as long as there are any and `tick` does not say that it is enough. */
export function work(control: Int32Array, { open, expand }: Exports, own: number, tick: () => boolean) {
  const at = (index: number) => control[index] as number;
  open(at(HEADER), own);
  const [blocks, depth] = [at(BLOCKS), at(DEPTH)];
  for (;;) {
    const from = Atomics.add(control, NEXT, SLICE);
    if (from >= blocks) return;
    const to = Math.min(from + SLICE, blocks);
    Atomics.add(control, FOUND, expand(from, to, depth));
    if (tick()) Atomics.store(control, NEXT, blocks);
  }
}
