import { COMPILED } from './compiled.ts';
import { BLOCK, bytesFor, type Core, type OpenCore } from './core.ts';
import { plainCore } from './plain.ts';
import type { SearchTables } from './searchTables.ts';
import { turnsEach } from './stepTable.ts';

// The search in WebAssembly: lays the tables out in its memory and calls it.

interface Exports {
  readonly open: (header: number, sets: number) => void;
  readonly reach: (word: number, set: bigint) => void;
  readonly settle: (depth: number) => number;
  readonly expand: (fromBlock: number, toBlock: number) => void;
}

const PAGE = 65536;
const HEADER = 37;
let module: WebAssembly.Module | undefined;

function compiledModule(): WebAssembly.Module {
  module ??= new WebAssembly.Module(Uint8Array.from(atob(COMPILED), (char) => char.charCodeAt(0)));
  return module;
}

/** The fast one wherever it may run: a page's policy can forbid WebAssembly. */
export const fastCore: OpenCore = (tables, keepDepths) =>
  mayCompile() ? wasmCore(tables, keepDepths) : plainCore(tables, keepDepths);

export function mayCompile(): boolean {
  try {
    compiledModule();
    return true;
  } catch {
    return false;
  }
}

export function wasmCore(tables: SearchTables, keepDepths: boolean): Core {
  const { cells } = tables;
  const { words, count } = cells;
  const blocks = Math.ceil(words / BLOCK);
  const parts = partsOf(tables);
  const fixed = parts.reduce((sum, part) => sum + aligned(part.byteLength), 0);
  // Room for `at`, and for what aligning each of the sets adds.
  const size = 1024 + fixed + 2 * aligned(blocks) + aligned(bytesFor(words, count, keepDepths)) + 256;
  const pages = Math.ceil(size / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(compiledModule(), { env: { memory } });
  const { open, reach, settle, expand } = exports as unknown as Exports;

  let free = 1024;
  const give = (bytes: number): number => {
    const here = free;
    free += aligned(bytes);
    return here;
  };
  const addresses = parts.map((part) => {
    const here = give(part.byteLength);
    new Uint8Array(memory.buffer, here).set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
    return here;
  });
  const sets = { at: give(64), reached: give(words * 8), known: give(words * 8), front: give(words * 8) };
  const depths = give(keepDepths ? words * count : 0);
  const [dirty, active] = [give(blocks), give(blocks)];
  const [constants = 0, ...tableAddresses] = addresses;
  new Int32Array(memory.buffer, 0, HEADER).set([
    ...numbersOf(tables, keepDepths),
    ...tableAddresses,
    ...[sets.at, sets.reached, sets.known, sets.front, depths, dirty, active],
  ]);
  open(0, constants);

  const front = new BigUint64Array(memory.buffer, sets.front, words);
  return {
    blocks,
    seed: reach,
    settle: (depth) => settle(depth) >>> 0,
    expand,
    front: (word) => front[word] as bigint,
    drop: (word, bits) => {
      front[word] = (front[word] as bigint) & ~bits;
    },
    known: new Int32Array(memory.buffer, sets.known, words * 2),
    depths: new Uint8Array(memory.buffer, depths, keepDepths ? words * count : 0),
  };
}

const aligned = (bytes: number) => Math.ceil(bytes / 16) * 16;

/** In the order of the header: first the sets of 64 bits that are alone, then every table. */
function partsOf(tables: SearchTables): readonly (BigUint64Array | Int32Array | Uint32Array | Uint8Array)[] {
  const { cells, bits, keys, beside, cellOf, hold, first, steps, onward, ladders, firstToss, tosses } =
    tables;
  const alone = BigUint64Array.of(cells.exits, cells.goneBit, tables.ends, tables.spread, tables.invocations);
  const strides = Int32Array.from(cells.strides);
  return [
    alone,
    strides,
    bits,
    keys,
    beside,
    cellOf,
    hold,
    first,
    steps,
    onward,
    ladders,
    firstToss,
    tosses,
    tables.handles,
    tables.turns,
  ];
}

function numbersOf(tables: SearchTables, keepDepths: boolean): readonly number[] {
  const { cells, mage, barbarian, backwards, lastIs, ladders } = tables;
  const yes = [backwards, lastIs.mage, lastIs.elf, lastIs.sister, keepDepths].map(Number);
  return [
    cells.others.length,
    cells.count,
    cells.words,
    cells.gone,
    mage,
    barbarian,
    ...yes,
    ladders.length / 2,
    cells.wordsEach,
    cells.arrangements.handled.length,
    Number(cells.graph.quest.shape !== 'trial'),
    turnsEach(cells),
  ];
}
