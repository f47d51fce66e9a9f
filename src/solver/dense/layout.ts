import { OutOfRoom } from './core.ts';
import type { SearchTables } from './searchTables.ts';
import { turnsEach } from './stepTable.ts';

// How the memory of ../assembly is laid out: what is common, a header for every kind of step, what each thread
// keeps of a word, the tables; by number of a block where it is; then the blocks, as they are taken.

export interface Plan {
  readonly tables: SearchTables;
  /** Positions before and after the armories are two spaces. */
  readonly space: number;
}

export interface Shape {
  readonly isTwoSided: boolean;
  readonly keepDepths: boolean;
}

export interface Layout {
  readonly pages: { readonly initial: number; readonly maximum: number };
  readonly headers: readonly number[];
  readonly slots: readonly number[];
  readonly probes: number;
  readonly blocks: number;
  readonly blockBytes: number;
  readonly recordBytes: number;
  /** How many blocks there may be. */
  readonly most: number;
  readonly fill: (memory: WebAssembly.Memory) => void;
}

/** Words that are taken together, as in ../assembly/blocks.ts. */
export const BLOCK = 32;
/** Bytes of depths for each. */
export const ROW = 64;
const PAGE = 65536;
const HEADERS = 256;
const HEADER = 256;
/** What each thread keeps of the word it looks at. */
const OWN = 2048;
const OWN_EACH = 64;
const TABLES = 4096;
/** Of a block: its number and space, and five sets of its words. */
export const HEAD = 32;
/** More than one position can ever have next to it, 16 bytes each. */
const PROBES = 8192 * 16;
/** A few kilobytes less than four gigabytes. */
const MOST_PAGES = 65535;

export const ownOf = (thread: number) => OWN + thread * OWN_EACH;

export const recordBytesOf = ({ isTwoSided }: Shape) => (isTwoSided ? 24 : 16);

const blockBytesOf = (shape: Shape) => HEAD + BLOCK * (recordBytesOf(shape) + (shape.keepDepths ? ROW : 0));

const aligned = (bytes: number) => Math.ceil(bytes / 64) * 64;

const slotsBytes = (words: number) => aligned(4 * Math.ceil(words / BLOCK));

/** The most a search of so many words can ever take, apart from its tables. */
export function mostBytes(words: number, shape: Shape): number {
  return slotsBytes(words) + Math.ceil(words / BLOCK) * blockBytesOf(shape);
}

/** Refuses, before anything is taken, what does not fit for sure. */
export function layOut(plans: readonly Plan[], shape: Shape, bytes: number): Layout {
  const { words } = (plans[0] as Plan).tables.cells;
  const spaces = new Set(plans.map(({ space }) => space)).size;
  let free = TABLES;
  const give = (size: number): number => {
    const here = free;
    free += aligned(size);
    return here;
  };
  const parts = plans.map(({ tables }) =>
    partsOf(tables).map((part) => ({ part, at: give(part.byteLength) })),
  );
  const slots = Array.from({ length: spaces }, () => give(slotsBytes(words)));
  const probes = give(shape.isTwoSided ? PROBES : 0);
  const blocks = give(0);
  const blockBytes = blockBytesOf(shape);
  const room = Math.floor((Math.min(bytes, MOST_PAGES * PAGE) - blocks) / blockBytes);
  // The first is for what finds no room; two threads may take one each for the same words.
  const wanted = 1 + spaces * Math.ceil(words / BLOCK) + SPARE;
  if (room < 2 || words > 2 ** 32) throw new OutOfRoom('no room for a search');
  const most = Math.min(room, wanted);
  const maximum = Math.ceil((blocks + most * blockBytes) / PAGE);
  const headers = plans.map((_, index) => HEADERS + index * HEADER);
  const recordBytes = recordBytesOf(shape);
  const fill = (memory: WebAssembly.Memory) => {
    plans.forEach(({ tables, space }, index) => {
      for (const { part, at } of parts[index] ?? [])
        new Uint8Array(memory.buffer, at).set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
      const header = [
        ...numbersOf(tables, shape),
        ...[space, recordBytes, blockBytes],
        ...(parts[index] ?? []).map(({ at }) => at),
        ...[slots[space] as number, blocks, probes],
      ];
      new Uint32Array(memory.buffer, headers[index], header.length).set(header);
    });
    new Uint32Array(memory.buffer, 0, 2).set([1, most]);
    new Uint32Array(memory.buffer, blocks, 2).set([0, NO_SPACE]);
  };
  const initial = Math.ceil((blocks + 2 * blockBytes) / PAGE);
  return {
    ...{ headers, slots, probes, blocks, blockBytes, recordBytes, most, fill },
    pages: { initial, maximum },
  };
}

const SPARE = 64;
const NO_SPACE = 2 ** 32 - 1;

/** In the order of the header: first the sets of 64 bits that are alone, then every table. */
function partsOf(tables: SearchTables): readonly (BigUint64Array | Int32Array | Uint32Array | Uint8Array)[] {
  const { cells, bits, keys, beside, cellOf, hold, first, steps, onward, ladders, firstToss, tosses } =
    tables;
  const alone = BigUint64Array.of(cells.exits, cells.goneBit, tables.ends, tables.spread, tables.invocations);
  const strides = Uint32Array.from(cells.strides);
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
    tables.lines,
  ];
}

function numbersOf(tables: SearchTables, { isTwoSided, keepDepths }: Shape): readonly number[] {
  const { cells, mage, barbarian, backwards, lastIs, ladders } = tables;
  const yes = [backwards, lastIs.mage, lastIs.elf, lastIs.sister, keepDepths].map(Number);
  return [
    cells.others.length,
    cells.count,
    cells.gone,
    mage,
    barbarian,
    ...yes,
    ladders.length / 2,
    cells.wordsEach,
    cells.arrangements.handled.length,
    Number(cells.graph.quest.shape !== 'trial'),
    turnsEach(cells),
    Number(isTwoSided),
  ];
}
