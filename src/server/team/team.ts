import { Worker } from 'node:worker_threads';
import { COMPILED } from '#solver/dense/compiledShared.ts';
import { type Layout, ownOf } from '#solver/dense/layout.ts';
import type { Exports, Hands, OpenHands } from '#solver/dense/machine.ts';
import { BLOCKS, BUSY, END, EXPAND, FOUND, GENERATION, KIND, NEXT, OPEN, work } from './control.ts';
import type { Joining } from './member.ts';

// Several threads for one search, for `limits.hands`: the one that asks, which waits for nobody, and helpers that
// join as soon as they come. A page has none: memory is shared there only with headers that a home without
// https does not have. The helpers and their code stay for the next search: WebAssembly that comes and goes in
// several threads is more than V8 bears.

export interface Team {
  readonly hands: OpenHands;
  readonly close: () => Promise<void>;
}

/** As many as a header has room for. */
const MOST = 16;
/** Milliseconds that a slice of work never takes. */
const LOST = 60_000;

let module: WebAssembly.Module | undefined;

function sharedModule(): WebAssembly.Module {
  module ??= new WebAssembly.Module(Buffer.from(COMPILED, 'base64'));
  return module;
}

export function openTeam(threads: number): Team {
  const helpers = Array.from({ length: Math.min(threads, MOST) - 1 }, () => {
    const helper = new Worker(new URL('./member.ts', import.meta.url));
    // The search goes on without one that fell over; nothing is lost but its speed, or the search says so.
    helper.on('error', () => {});
    helper.unref();
    return helper;
  });
  let latest: Hands | undefined;
  return {
    hands: (layout) => {
      latest?.done?.();
      latest = open(layout, helpers);
      return latest;
    },
    close: async () => {
      latest?.done?.();
      await Promise.all(helpers.map((helper) => helper.terminate()));
    },
  };
}

function open({ pages: { maximum } }: Layout, helpers: readonly Worker[]): Hands {
  // All of it from the start, for shared memory is costly to grow; what is never touched is never there.
  const memory = new WebAssembly.Memory({ initial: maximum, maximum, shared: true });
  const own = new WebAssembly.Instance(sharedModule(), { env: { memory } }).exports as unknown as Exports;
  const control = new Int32Array(memory.buffer, 0, BUSY + 1);
  helpers.forEach((helper, index) => {
    const joining: Joining = { module: sharedModule(), memory, thread: index + 1 };
    helper.postMessage(joining);
  });

  function begin(task: readonly number[]): void {
    control.set(task, KIND);
    control[NEXT] = 0;
    control[FOUND] = 0;
    Atomics.store(control, OPEN, Atomics.load(control, GENERATION) + 1);
    Atomics.add(control, GENERATION, 1);
    Atomics.notify(control, GENERATION);
  }

  function together(task: readonly number[], tick: () => boolean): number {
    begin(task);
    try {
      work(control, own, ownOf(0), tick);
    } finally {
      Atomics.store(control, NEXT, control[BLOCKS] as number);
      Atomics.store(control, OPEN, 0);
      waitForAll(control);
    }
    return Atomics.load(control, FOUND) >>> 0;
  }

  return {
    memory,
    own,
    expand: (header, blocks, depth, tick) => together([EXPAND, header, blocks, depth], tick),
    // It stays open: whoever comes later leaves at once.
    done: () => begin([END, 0, 0, 0]),
  };
}

function waitForAll(control: Int32Array): void {
  for (let busy = Atomics.load(control, BUSY); busy > 0; busy = Atomics.load(control, BUSY))
    if (Atomics.wait(control, BUSY, busy, LOST) === 'timed-out')
      throw new Error('a thread of a search is lost');
}
