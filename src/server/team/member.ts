import { parentPort } from 'node:worker_threads';
import { ownOf } from '#solver/dense/layout.ts';
import type { Exports } from '#solver/dense/machine.ts';
import { BUSY, END, GENERATION, KIND, OPEN, work } from './control.ts';

// A thread that helps with one search after the other: told of a memory, it stays with it until that search ends.

export interface Joining {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** Which of the threads it is. */
  readonly thread: number;
}

function join({ module, memory, thread }: Joining): void {
  const control = new Int32Array(memory.buffer);
  const exports = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Exports;
  for (let seen = 0; ; ) {
    Atomics.wait(control, GENERATION, seen);
    seen = Atomics.load(control, GENERATION);
    // Whoever comes late finds it closed; whoever is in is waited for.
    Atomics.add(control, BUSY, 1);
    const isOpen = Atomics.load(control, OPEN) === seen;
    const isOver = isOpen && control[KIND] === END;
    if (isOpen && !isOver) work(control, exports, ownOf(thread), () => false);
    Atomics.sub(control, BUSY, 1);
    Atomics.notify(control, BUSY);
    if (isOver) return;
  }
}

parentPort?.on('message', join);
