import { type Core, OutOfRoom, type Tick } from './core.ts';
import { BLOCK, HEAD, type Layout, layOut, ownOf, type Plan, ROW, type Shape } from './layout.ts';

// The search in WebAssembly: lays the tables out in its memory and calls it. One memory can hold the two spaces
// before and after the armories, and two searches that come towards each other.

export interface Exports {
  readonly open: (header: number, own: number) => void;
  readonly seed: (word: number, set: bigint, depth: number) => number;
  readonly close: (word: number, set: bigint) => void;
  readonly expand: (fromBlock: number, toBlock: number, depth: number) => number;
  readonly probe: (word: number, set: bigint) => number;
}

/** Who does the work in a memory: one thread, or several. */
export interface Hands {
  readonly memory: WebAssembly.Memory;
  readonly own: Exports;
  /** All blocks, in slices, by whoever is free; how many new positions. */
  readonly expand: (header: number, blocks: number, depth: number, tick: Tick) => number;
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
    /** Of what comes next, and how much of it has come. */
    let deep = 0;
    let found = 0;
    const sideOf = (at: number, high: number) => {
      if (!shape.isTwoSided) return -1;
      const side = view()[at + 4 + high] as number;
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
    const modulo = (word: number, _cell: number, bit: number) => marked(space, word, bit).mark;
    return {
      seed: (word, set) => {
        begin();
        found += own.seed(word, set, deep);
      },
      settle: (depth) => {
        check();
        const settled = found;
        [deep, found] = [depth + 1, 0];
        return settled;
      },
      expand: (tick = NEVER) => {
        found += hands.expand(header, taken(), deep - 1, tick);
        check();
      },
      close: (word, set) => {
        begin();
        own.close(word, set);
      },
      known,
      eachKnown: (look) => eachRecord(space, (word, at) => look(word, knownHalf(at, 0), knownHalf(at, 1))),
      depth,
      kept: () => {
        const mark = shape.keepDepths ? depth : modulo;
        return { isExact: shape.keepDepths, mark, half: knownIn, bytes: spent() };
      },
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

  function marked(space: number, word: number, bit: number): Mark {
    const at = recordOf(space, word) + (bit >> 5);
    if (at < 2) return { mark: 0, isBackwards: false };
    const inSet = (set: number) => ((view()[at + 2 * set] as number) >>> (bit & 31)) & 1;
    return { mark: inSet(0) + 2 * inSet(1), isBackwards: shape.isTwoSided && inSet(2) === 1 };
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
    mark: marked,
    bytes: spent,
    done: () => hands.done?.(),
  };
}
