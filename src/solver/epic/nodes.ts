import { makeSearchPosition, type SearchPosition } from './successors.ts';

// The positions a search knows, packed: each once, with its depth and the one before it. A hash table
// of numbers that doubles until it would be larger than allowed.

export interface Nodes {
  readonly KNOWN: -1;
  readonly FULL: -2;
  /** A new or nearer position gets its number; KNOWN and FULL are none. */
  readonly offer: (position: SearchPosition, before: number, depth: number) => number;
  /** Unpacks it and gives its depth; negative where it has been taken before. */
  readonly take: (node: number, into: SearchPosition) => number;
  readonly count: () => number;
  readonly wayTo: (node: number) => readonly SearchPosition[];
}

/** Packed position, the one before, depth; two places in the hash table; and as much again in the queue. */
const BYTES_A_NODE = 2 * (4 + 4 + 4 + 1 + 1 + 2 * 4);
const FIRST = 1 << 16;

export function openNodes(pawns: number, bytes: number): Nodes {
  let size = FIRST;
  let count = 0;
  let low = new Uint32Array(size);
  let high = new Uint32Array(size);
  let before = new Int32Array(size);
  let depths = new Uint8Array(size);
  let taken = new Uint8Array(size);
  let places = new Int32Array(size * 2).fill(-1);

  // Eight bits a space, 255 for those who left: four pawns in one number, the fifth, `armed` and the arrangement in the other.
  const lowOf = ({ at }: SearchPosition): number => {
    let packed = 0;
    for (let which = 0; which < Math.min(4, pawns); which++)
      packed = (packed << 8) | ((at[which] as number) & LEFT);
    return packed >>> 0;
  };
  const highOf = ({ at, armed, arrangement }: SearchPosition): number =>
    ((arrangement << 9) | (armed ? 256 : 0) | (pawns > 4 ? (at[4] as number) & LEFT : 0)) >>> 0;

  function unpack(node: number, into: SearchPosition): void {
    let packed = low[node] as number;
    for (let which = Math.min(4, pawns) - 1; which >= 0; which--) {
      into.at[which] = spaceOf(packed & LEFT);
      packed >>>= 8;
    }
    const rest = high[node] as number;
    if (pawns > 4) into.at[4] = spaceOf(rest & LEFT);
    into.armed = (rest & 256) !== 0;
    into.arrangement = rest >>> 9;
  }

  function placeFor(one: number, two: number): number {
    const mask = places.length - 1;
    let place = hash(one, two) & mask;
    for (;;) {
      const node = places[place] as number;
      if (node < 0 || (low[node] === one && high[node] === two)) return place;
      place = (place + 1) & mask;
    }
  }

  function grow(): boolean {
    if (size * 2 * BYTES_A_NODE > bytes) return false;
    size *= 2;
    low = larger(low, new Uint32Array(size));
    high = larger(high, new Uint32Array(size));
    before = larger(before, new Int32Array(size));
    depths = larger(depths, new Uint8Array(size));
    taken = larger(taken, new Uint8Array(size));
    places = new Int32Array(size * 2).fill(-1);
    for (let node = 0; node < count; node++)
      places[placeFor(low[node] as number, high[node] as number)] = node;
    return true;
  }

  return {
    KNOWN: -1,
    FULL: -2,
    offer: (position, from, depth) => {
      const one = lowOf(position);
      const two = highOf(position);
      let place = placeFor(one, two);
      const known = places[place] as number;
      if (known >= 0) {
        if ((depths[known] as number) <= depth) return -1;
        depths[known] = depth;
        before[known] = from;
        return known;
      }
      if (count === size) {
        if (!grow()) return -2;
        place = placeFor(one, two);
      }
      places[place] = count;
      low[count] = one;
      high[count] = two;
      before[count] = from;
      depths[count] = depth;
      return count++;
    },
    take: (node, into) => {
      if (taken[node] === 1) return -1;
      taken[node] = 1;
      unpack(node, into);
      return depths[node] as number;
    },
    count: () => count,
    wayTo: (node) => {
      const way: SearchPosition[] = [];
      for (let each = node; (before[each] as number) >= 0; each = before[each] as number) {
        const position = makeSearchPosition(pawns);
        unpack(each, position);
        way.unshift(position);
      }
      return way;
    },
  };
}

const LEFT = 255;
const spaceOf = (packed: number) => (packed === LEFT ? -1 : packed);

function larger<T extends { set: (from: T) => void }>(old: T, fresh: T): T {
  fresh.set(old);
  return fresh;
}

function hash(one: number, two: number): number {
  let mixed = Math.imul(one ^ (one >>> 15), 0x85ebca6b) ^ Math.imul(two + 0x9e3779b9, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
  return mixed ^ (mixed >>> 16);
}
