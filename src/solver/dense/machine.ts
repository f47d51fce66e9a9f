import { type Core, type Kept, OutOfRoom, type Tick } from './core.ts';
import { BLOCK, HEAD, type Layout, layOut, ownOf, type Plan, ROW, type Shape } from './layout.ts';

// The search in WebAssembly: lays the tables out in its memory and calls it. One memory can hold the two spaces
// before and after the armories, and two searches that come towards each other.

export interface Exports {
  readonly open: (header: number, own: number) => void;
  readonly reach: (word: number, set: bigint) => void;
  readonly drop: (word: number, set: bigint) => void;
  readonly settle: (fromBlock: number, toBlock: number, depth: number) => number;
  readonly expand: (fromBlock: number, toBlock: number) => void;
  readonly probe: (word: number, set: bigint) => number;
}

/** Who does the work in a memory: one thread, or several. */
export interface Hands {
  readonly memory: WebAssembly.Memory;
  readonly own: Exports;
  /** All blocks, in slices, by whoever is free; the sum of what is found. */
  readonly settle: (header: number, blocks: number, depth: number) => number;
  readonly expand: (header: number, blocks: number, tick: Tick) => void;
  /** Lets go of the memory. */
  readonly done?: () => void;
}

export type OpenHands = (layout: Layout) => Hands;

export interface Place {
  readonly space: number;
  readonly word: number;
  readonly bits: bigint;
}

export interface Machine {
  /** One for every plan. */
  readonly cores: readonly Core[];
  /** Where two sides met, if they did. */
  readonly met: () => Place | null;
  /** What a plan's steps lead to from one position; the blocks stay as they are. */
  readonly probe: (plan: number, word: number, bit: bigint) => readonly Omit<Place, 'space'>[];
  /** The depth modulo three and one more, 0 where it is not known; and whether it was met backwards. */
  readonly mark: (space: number, word: number, bit: number) => Mark;
  readonly bytes: () => number;
  /** Nothing is searched in it any more. */
  readonly done: () => void;
}

export interface Mark {
  readonly mark: number;
  readonly isBackwards: boolean;
}

const MOST_TAKEN = 1;
const FULL = 2;
const MET = 3;
const NEVER = () => false;

export function openMachine(plans: readonly Plan[], shape: Shape, bytes: number, open: OpenHands): Machine {
  const layout = layOut(plans, shape, bytes);
  const { headers, slots, probes, recordBytes, blockBytes, blocks } = layout;
  const hands = open(layout);
  const { memory, own } = hands;
  layout.fill(memory);

  let numbers = new Uint32Array(memory.buffer);
  /** The memory as it is now: growing takes the old view away. */
  const view = (): Uint32Array => {
    if (numbers.buffer !== memory.buffer) numbers = new Uint32Array(memory.buffer);
    return numbers;
  };
  const taken = () => Math.min(view()[0] as number, view()[MOST_TAKEN] as number);
  const spent = () => blocks + taken() * blockBytes;
  const check = () => {
    if (view()[FULL] !== 0) throw new OutOfRoom('the memory is full');
  };
  const blockOf = (space: number, word: number) =>
    view()[((slots[space] as number) >>> 2) + Math.floor(word / BLOCK)] as number;
  const recordOf = (space: number, word: number): number => {
    const block = blockOf(space, word);
    return block === 0 ? 0 : (block + HEAD + (word % BLOCK) * recordBytes) / 4;
  };

  function coreOf({ space, tables }: Plan, index: number): Core {
    const header = headers[index] as number;
    const isBackwards = tables.backwards;
    const begin = () => own.open(header, ownOf(0));
    const sideOf = (at: number, high: number) => {
      if (!shape.isTwoSided) return -1;
      const side = view()[at + 6 + high] as number;
      return isBackwards ? side : ~side;
    };
    const knownHalf = (at: number, high: number) =>
      ((view()[at + high] as number) | (view()[at + 2 + high] as number)) & sideOf(at, high);
    const joined = (low: number, high: number) =>
      BigInt.asUintN(32, BigInt(low)) | (BigInt.asUintN(32, BigInt(high)) << 32n);
    const known = (word: number) => joined(knownIn(word, 0), knownIn(word, 1));
    const knownIn = (word: number, high: 0 | 1) => {
      const at = recordOf(space, word);
      return at === 0 ? 0 : knownHalf(at, high);
    };
    const depth = (word: number, cell: number): number => {
      const block = blockOf(space, word);
      if (block === 0) return 0;
      const at = block + HEAD + BLOCK * recordBytes + (word % BLOCK) * ROW + cell;
      return ((view()[at >>> 2] as number) >>> ((at & 3) * 8)) & 0xff;
    };
    return {
      seed: (word, set) => {
        begin();
        own.reach(word, set);
      },
      settle: (depth) => {
        check();
        return hands.settle(header, taken(), depth);
      },
      expand: (tick = NEVER) => {
        hands.expand(header, taken(), tick);
        check();
      },
      front: (word) => {
        const at = recordOf(space, word);
        return at === 0 ? 0n : joined(view()[at + 4] as number, view()[at + 5] as number) & known(word);
      },
      drop: (word, set) => {
        begin();
        own.drop(word, set);
      },
      known,
      eachKnown: (look) => eachRecord(space, (word, at) => look(word, knownHalf(at, 0), knownHalf(at, 1))),
      depth,
      kept: () =>
        shape.keepDepths ? { isExact: true, mark: depth, half: knownIn, bytes: spent() } : keptOf(space),
    };
  }

  function eachRecord(space: number, look: (word: number, at: number) => void): void {
    const all = taken();
    for (let index = 1; index < all; index++) {
      const block = blocks + index * blockBytes;
      const number = view()[block / 4] as number;
      if (blockOf(space, number * BLOCK) !== block) continue;
      for (let word = 0; word < BLOCK; word++)
        look(number * BLOCK + word, (block + HEAD + word * recordBytes) / 4);
    }
  }

  /** The two sets that tell depths modulo three, and nothing else. */
  function keptOf(space: number): Kept {
    const places = new Uint32Array(Math.ceil((plans[0] as Plan).tables.cells.words / BLOCK));
    const found: number[] = [];
    const all = taken();
    for (let index = 1; index < all; index++) {
      const block = blocks + index * blockBytes;
      const number = view()[block / 4] as number;
      if (blockOf(space, number * BLOCK) === block) places[number] = found.push(block);
    }
    const sets = new Uint32Array(found.length * BLOCK * 4);
    found.forEach((block, index) => {
      for (let word = 0; word < BLOCK; word++) {
        const at = (block + HEAD + word * recordBytes) / 4;
        sets.set(view().subarray(at, at + 4), (index * BLOCK + word) * 4);
      }
    });
    const setsOf = (word: number) =>
      (((places[Math.floor(word / BLOCK)] as number) - 1) * BLOCK + (word % BLOCK)) * 4;
    return {
      isExact: false,
      mark: (word, _cell, bit) => {
        const at = setsOf(word) + (bit >> 5);
        return at < 0 ? 0 : markIn(sets, at, bit);
      },
      half: (word, high) => {
        const at = setsOf(word) + high;
        return at < 0 ? 0 : (sets[at] as number) | (sets[at + 2] as number);
      },
      bytes: sets.byteLength + places.byteLength,
    };
  }

  return {
    cores: plans.map(coreOf),
    met: () => {
      const found = view();
      if (found[MET] === 0) return null;
      const bits = BigInt(found[6] as number) | (BigInt(found[7] as number) << 32n);
      return { word: found[4] as number, space: found[5] as number, bits };
    },
    probe: (plan, word, bit) => {
      own.open(headers[plan] as number, ownOf(0));
      const length = own.probe(word, bit);
      return Array.from({ length }, (_, index) => {
        const at = probes / 4 + index * 4;
        const bits = BigInt(view()[at + 2] as number) | (BigInt(view()[at + 3] as number) << 32n);
        return { word: view()[at] as number, bits };
      });
    },
    mark: (space, word, bit) => {
      const at = recordOf(space, word) + (bit >> 5);
      if (at < 4) return { mark: 0, isBackwards: false };
      return {
        mark: markIn(view(), at, bit),
        isBackwards: (((view()[at + 6] as number) >>> (bit & 31)) & 1) === 1,
      };
    },
    bytes: spent,
    done: () => hands.done?.(),
  };
}

function markIn(sets: Uint32Array, at: number, bit: number): number {
  const one = ((sets[at] as number) >>> (bit & 31)) & 1;
  const two = ((sets[at + 2] as number) >>> (bit & 31)) & 1;
  return one + 2 * two;
}
