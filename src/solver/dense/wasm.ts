import { COMPILED } from './compiled.ts';
import type { Core, OpenCore } from './core.ts';
import type { Layout } from './layout.ts';
import { ownOf } from './layout.ts';
import { type Exports, type Hands, type OpenHands, openMachine } from './machine.ts';
import { plainCore } from './plain.ts';

// The search in WebAssembly, by one thread.

let module: WebAssembly.Module | undefined;

function compiledModule(): WebAssembly.Module {
  module ??= new WebAssembly.Module(Uint8Array.from(atob(COMPILED), (char) => char.charCodeAt(0)));
  return module;
}

export function mayCompile(): boolean {
  try {
    compiledModule();
    return true;
  } catch {
    return false;
  }
}

/** Blocks between two ticks: some milliseconds. */
const SLICE = 256;

export function oneHand({ pages }: Layout): Hands {
  const memory = new WebAssembly.Memory(pages);
  const own = new WebAssembly.Instance(compiledModule(), { env: { memory } }).exports as unknown as Exports;
  return {
    memory,
    own,
    expand: (header, blocks, depth, tick) => {
      let found = 0;
      own.open(header, ownOf(0));
      for (let block = 0; block < blocks; block += SLICE) {
        found += own.expand(block, Math.min(block + SLICE, blocks), depth);
        if (tick()) break;
      }
      return found;
    },
  };
}

/** The fast one wherever it may run: a page's policy can forbid WebAssembly. */
export const fastCore: OpenCore = (...asked) => (mayCompile() ? wasmCore(...asked) : plainCore(...asked));

/** Four gigabytes: as much as there can be. */
const ALL = 2 ** 32;

export const wasmCore: OpenCore = (...asked) => coreBy(oneHand)(...asked);

/** By several threads, where there are. */
export const coreBy =
  (hands: OpenHands): OpenCore =>
  (tables, depths, bytes = ALL) => {
    const shape = { isTwoSided: false, keepDepths: depths === 'exact' };
    return openMachine([{ tables, space: 0 }], shape, bytes, hands).cores[0] as Core;
  };
