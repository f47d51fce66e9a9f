import { NEEDS_ANYONE, NEEDS_BARBARIAN } from '#engine/tower/steps.ts';
import { BLOCK, type Core } from './core.ts';
import { halves, INVOKES, STEP } from './stepTable.ts';
import type { Tables } from './tables.ts';

// The bit-parallel search in TypeScript. Sets of spaces are two halves of 32 bits, low and high; a
// function that answers with a set leaves it in `outLow` and `outHigh`.

export function plainCore(tables: Tables, keepDepths: boolean): Core {
  const { cells, backwards, keys, cellOf, first, steps, firstToss, mage, barbarian, lastIs } = tables;
  const { words, count, gone } = cells;
  const n = cells.others.length;
  const strides = Int32Array.from(cells.strides);
  const [bits, beside, hold] = [halvesOf(tables.bits), halvesOf(tables.beside), halvesOf(tables.hold)];
  const [onward, ladders, tosses] = [
    halvesOf(tables.onward),
    halvesOf(tables.ladders),
    halvesOf(tables.tosses),
  ];
  const [exitsLow, exitsHigh] = halves(cells.exits);
  const [goneLow, goneHigh] = halves(cells.goneBit);
  const [endsLow, endsHigh] = halves(tables.ends);
  const [spreadLow, spreadHigh] = halves(tables.spread);
  const [invokeLow, invokeHigh] = halves(tables.invocations);
  const blocks = Math.ceil(words / BLOCK);
  const reached = new Int32Array(words * 2);
  const known = new Int32Array(words * 2);
  const front = new Int32Array(words * 2);
  const depths = new Uint8Array(keepDepths ? words * count : 0);
  const dirty = new Uint8Array(blocks);
  const active = new Uint8Array(blocks);
  const at = new Int32Array(n);
  let [outLow, outHigh] = [0, 0];

  function reach(word: number, low: number, high: number): void {
    const knownLow = reached[word * 2] as number;
    const knownHigh = reached[word * 2 + 1] as number;
    if (((low & ~knownLow) | (high & ~knownHigh)) === 0) return;
    reached[word * 2] = knownLow | low;
    reached[word * 2 + 1] = knownHigh | high;
    dirty[word >> 6] = 1;
  }

  function settle(depth: number): number {
    let found = 0;
    for (let block = 0; block < blocks; block++) {
      if (dirty[block] === 0 && active[block] === 0) continue;
      let some = 0;
      const end = Math.min(words, (block + 1) * BLOCK) * 2;
      for (let half = block * BLOCK * 2; half < end; half++) {
        const fresh = (reached[half] as number) & ~(known[half] as number);
        front[half] = fresh;
        if (fresh === 0) continue;
        known[half] = (known[half] as number) | fresh;
        found += popcount(fresh);
        some = 1;
        if (keepDepths) note(half, fresh, depth + 1);
      }
      active[block] = some;
      dirty[block] = 0;
    }
    return found;
  }

  function note(half: number, fresh: number, depth: number): void {
    const word = (half >> 1) * count;
    const space = (half & 1) * 32 + 31;
    for (let rest = fresh; rest !== 0; rest &= rest - 1)
      depths[word + (cellOf[space - Math.clz32(rest & -rest)] as number)] = depth;
  }

  function expand(fromBlock: number, toBlock: number): void {
    for (let block = fromBlock; block < toBlock; block++) {
      if (active[block] === 0) continue;
      const end = Math.min(words, (block + 1) * BLOCK);
      for (let word = block * BLOCK; word < end; word++) {
        const low = front[word * 2] as number;
        const high = front[word * 2 + 1] as number;
        if ((low | high) !== 0) expandWord(word, low, high);
      }
    }
  }

  function expandWord(word: number, low: number, high: number): void {
    let occupiedLow = 0;
    let occupiedHigh = 0;
    let doors = 0;
    for (let other = 0; other < n; other++) {
      const cell = Math.floor(word / (strides[other] as number)) % count;
      at[other] = cell;
      occupiedLow |= bits[cell * 2] as number;
      occupiedHigh |= bits[cell * 2 + 1] as number;
      doors |= keys[cell] as number;
    }
    for (let other = 0; other < n; other++)
      moveOther(other, at[other] as number, word, low, high, occupiedLow, occupiedHigh);
    moveLast(low, high, occupiedLow, occupiedHigh, doors);
    const toLow = outLow;
    const toHigh = outHigh;
    reach(word, toLow, toHigh);
    if (backwards) unswap(word, low, high, occupiedLow, occupiedHigh);
    else if (lastIs.mage) swapLast(word, toLow & invokeLow, toHigh & invokeHigh);
  }

  /** T6: doors that the others without this one hold open. */
  function doorsFor(other: number): number {
    let doors = 0;
    for (let each = 0; each < n; each++) if (each !== other) doors |= keys[at[each] as number] as number;
    return doors;
  }

  /** The pawn moves, as `at` has the others, wherever the last pawn's set of spaces allows. */
  function moveOther(
    other: number,
    cell: number,
    word: number,
    low: number,
    high: number,
    allLow: number,
    allHigh: number,
  ): void {
    const occupiedLow = allLow & ~(bits[cell * 2] as number);
    const occupiedHigh = allHigh & ~(bits[cell * 2 + 1] as number);
    const closed = ~doorsFor(other);
    const end = first[other * count + cell + 1] as number;
    let step = first[other * count + cell] as number;
    while (step < end) {
      const row = step * STEP;
      const clearLow = steps[row + 4] as number;
      const clearHigh = steps[row + 5] as number;
      if (((clearLow & occupiedLow) | (clearHigh & occupiedHigh)) !== 0) {
        step = steps[row + 2] as number;
        continue;
      }
      const held = ((steps[row + 3] as number) & closed) * 2;
      let freeLow = low & ~clearLow & (hold[held] as number);
      let freeHigh = high & ~clearHigh & (hold[held + 1] as number);
      const needs = steps[row + 1] as number;
      if ((needs & 3) !== 0) {
        const someLow = steps[row + 6] as number;
        const someHigh = steps[row + 7] as number;
        if (!isMet(needs & 3, someLow, someHigh, occupiedLow, occupiedHigh)) {
          const byLast = (needs & 3) === NEEDS_ANYONE || barbarian < 0;
          freeLow = byLast ? freeLow & someLow : 0;
          freeHigh = byLast ? freeHigh & someHigh : 0;
        }
      }
      if ((freeLow | freeHigh) === 0) {
        step = steps[row + 2] as number;
        continue;
      }
      const to = word + (steps[row] as number);
      reach(to, freeLow, freeHigh);
      if ((needs & INVOKES) !== 0) swapOther(to, freeLow, freeHigh);
      step++;
    }
  }

  function isMet(
    needs: number,
    someLow: number,
    someHigh: number,
    occupiedLow: number,
    occupiedHigh: number,
  ): boolean {
    if (needs !== NEEDS_BARBARIAN) return ((someLow & occupiedLow) | (someHigh & occupiedHigh)) !== 0;
    if (barbarian < 0) return false;
    const cell = at[barbarian] as number;
    return ((someLow & (bits[cell * 2] as number)) | (someHigh & (bits[cell * 2 + 1] as number))) !== 0;
  }

  /** The mage, not the last pawn, has entered an invocation space in this word: with whom she may change places. */
  function swapOther(word: number, low: number, high: number): void {
    const stride = strides[mage] as number;
    const here = Math.floor(word / stride) % count;
    for (let other = 0; other < n; other++) {
      const there = at[other] as number;
      if (other !== mage && there !== gone)
        reach(word + (there - here) * (stride - (strides[other] as number)), low, high);
    }
    const hereLow = bits[here * 2] as number;
    const hereHigh = bits[here * 2 + 1] as number;
    let restLow = low & ~goneLow;
    let restHigh = high & ~goneHigh;
    while ((restLow | restHigh) !== 0) {
      const space = lowest(restLow, restHigh);
      restLow = outLow;
      restHigh = outHigh;
      reach(word + ((cellOf[space] as number) - here) * stride, hereLow, hereHigh);
    }
  }

  /** The number of the lowest space of a set that has one; the rest goes to `out`. */
  function lowest(low: number, high: number): number {
    outLow = low & (low - 1);
    outHigh = low === 0 ? high & (high - 1) : high;
    return low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
  }

  /** The mage, the last pawn, has entered these invocation spaces. */
  function swapLast(word: number, low: number, high: number): void {
    let restLow = low;
    let restHigh = high;
    while ((restLow | restHigh) !== 0) {
      const cell = cellOf[lowest(restLow, restHigh)] as number;
      restLow = outLow;
      restHigh = outHigh;
      for (let other = 0; other < n; other++) {
        const there = at[other] as number;
        if (there !== gone)
          reach(
            word + (cell - there) * (strides[other] as number),
            bits[there * 2] as number,
            bits[there * 2 + 1] as number,
          );
      }
    }
  }

  /** Backwards: a swap is undone by a swap; then the mage goes back from the invocation space she had entered. */
  function unswap(word: number, low: number, high: number, allLow: number, allHigh: number): void {
    if (lastIs.mage) {
      for (let other = 0; other < n; other++) unswapLast(other, word, low, high, allLow, allHigh);
    } else if (mage >= 0 && at[mage] !== gone) {
      for (let other = 0; other < n; other++)
        if (other !== mage && isInvocation(at[other] as number))
          unswapOthers(other, word, low, high, allLow, allHigh);
      unswapWithLast(word, low & invokeLow, high & invokeHigh, allLow, allHigh);
    }
  }

  function isInvocation(cell: number): boolean {
    return (((bits[cell * 2] as number) & invokeLow) | ((bits[cell * 2 + 1] as number) & invokeHigh)) !== 0;
  }

  function unswapOthers(
    other: number,
    word: number,
    low: number,
    high: number,
    allLow: number,
    allHigh: number,
  ): void {
    const there = at[other] as number;
    const here = at[mage] as number;
    const before = word + (there - here) * ((strides[mage] as number) - (strides[other] as number));
    at[other] = here;
    at[mage] = there;
    moveOther(mage, there, before, low, high, allLow, allHigh);
    at[other] = there;
    at[mage] = here;
  }

  /** The last pawn, on these invocation spaces, had changed places with the mage, who is one of the others. */
  function unswapWithLast(word: number, low: number, high: number, allLow: number, allHigh: number): void {
    const here = at[mage] as number;
    const hereLow = bits[here * 2] as number;
    const hereHigh = bits[here * 2 + 1] as number;
    let restLow = low;
    let restHigh = high;
    while ((restLow | restHigh) !== 0) {
      const there = cellOf[lowest(restLow, restHigh)] as number;
      restLow = outLow;
      restHigh = outHigh;
      at[mage] = there;
      const before = word + (there - here) * (strides[mage] as number);
      const withoutLow = allLow & ~hereLow;
      const withoutHigh = allHigh & ~hereHigh;
      moveOther(mage, there, before, hereLow, hereHigh, withoutLow, withoutHigh);
    }
    at[mage] = here;
  }

  /** The other, on an invocation space, had changed places with the mage, who is the last pawn. */
  function unswapLast(
    other: number,
    word: number,
    low: number,
    high: number,
    allLow: number,
    allHigh: number,
  ): void {
    const here = at[other] as number;
    if (!isInvocation(here)) return;
    const hereLow = bits[here * 2] as number;
    const hereHigh = bits[here * 2 + 1] as number;
    let restLow = low & ~goneLow;
    let restHigh = high & ~goneHigh;
    while ((restLow | restHigh) !== 0) {
      const cell = cellOf[lowest(restLow, restHigh)] as number;
      restLow = outLow;
      restHigh = outHigh;
      at[other] = cell;
      const occupiedLow = (allLow & ~hereLow) | (bits[cell * 2] as number);
      const occupiedHigh = (allHigh & ~hereHigh) | (bits[cell * 2 + 1] as number);
      moveLast(hereLow, hereHigh, occupiedLow, occupiedHigh, doorsFor(-1));
      reach(word + (cell - here) * (strides[other] as number), outLow, outHigh);
    }
    at[other] = here;
  }

  /** Everything the last pawn reaches from a set of spaces, to `out`. */
  function moveLast(
    setLow: number,
    setHigh: number,
    occupiedLow: number,
    occupiedHigh: number,
    doors: number,
  ): void {
    const left = ((setLow & goneLow) | (setHigh & goneHigh)) !== 0;
    const low = (setLow & ~goneLow) | (left ? spreadLow : 0);
    const high = (setHigh & ~goneHigh) | (left ? spreadHigh : 0);
    let toLow = 0;
    let toHigh = 0;
    const add = () => {
      toLow |= outLow;
      toHigh |= outHigh;
    };
    if (lastIs.sister) {
      teleport(low, high);
      add();
    } else {
      for (let direction = 0; direction < 4; direction++) {
        walk(direction, (doors * 4 + direction) * 2, low, high, occupiedLow, occupiedHigh);
        add();
      }
      climb(low, high);
      add();
    }
    if (barbarian >= 0) {
      tossed(low, high, doors);
      add();
    }
    toLow &= endsLow & ~occupiedLow;
    toHigh &= endsHigh & ~occupiedHigh;
    const leaves = ((toLow & exitsLow) | (toHigh & exitsHigh)) !== 0;
    outLow = (toLow & ~exitsLow) | (leaves ? goneLow : 0);
    outHigh = (toHigh & ~exitsHigh) | (leaves ? goneHigh : 0);
  }

  function shift(direction: number, low: number, high: number): void {
    if (direction === 0) {
      outLow = (low >>> 8) | (high << 24);
      outHigh = high >>> 8;
    } else if (direction === 1) {
      outLow = low << 1;
      outHigh = high << 1;
    } else if (direction === 2) {
      outHigh = (high << 8) | (low >>> 24);
      outLow = low << 8;
    } else {
      outLow = low >>> 1;
      outHigh = high >>> 1;
    }
  }

  function walk(
    direction: number,
    mask: number,
    low: number,
    high: number,
    occupiedLow: number,
    occupiedHigh: number,
  ): void {
    const onLow = onward[mask] as number;
    const onHigh = onward[mask + 1] as number;
    let toLow = 0;
    let toHigh = 0;
    let hereLow = low & onLow;
    let hereHigh = high & onHigh;
    if (lastIs.elf) {
      shift(direction, hereLow, hereHigh);
      shift(direction, outLow & occupiedLow & onLow, outHigh & occupiedHigh & onHigh);
      toLow = outLow;
      toHigh = outHigh;
    }
    while ((hereLow | hereHigh) !== 0) {
      shift(direction, hereLow, hereHigh);
      const thereLow = outLow & ~occupiedLow;
      const thereHigh = outHigh & ~occupiedHigh;
      toLow |= thereLow;
      toHigh |= thereHigh;
      hereLow = thereLow & onLow;
      hereHigh = thereHigh & onHigh;
    }
    outLow = toLow;
    outHigh = toHigh;
  }

  function climb(low: number, high: number): void {
    outLow = 0;
    outHigh = 0;
    for (let row = 0; row < ladders.length; row += 4)
      if (((low & (ladders[row] as number)) | (high & (ladders[row + 1] as number))) !== 0) {
        outLow |= ladders[row + 2] as number;
        outHigh |= ladders[row + 3] as number;
      }
  }

  function tossed(low: number, high: number, doors: number): void {
    outLow = 0;
    outHigh = 0;
    const cell = at[barbarian] as number;
    const end = (firstToss[cell + 1] as number) * 6;
    for (let row = (firstToss[cell] as number) * 6; row < end; row += 6)
      if (
        ((low & (tosses[row] as number)) | (high & (tosses[row + 1] as number))) !== 0 &&
        ((tosses[row + 4] as number) & ~doors) === 0
      ) {
        outLow |= tosses[row + 2] as number;
        outHigh |= tosses[row + 3] as number;
      }
  }

  /** T13: company is needed where she arrives, which backwards is where she starts. */
  function teleport(low: number, high: number): void {
    let companyLow = 0;
    let companyHigh = 0;
    for (let other = 0; other < n; other++) {
      const cell = at[other] as number;
      companyLow |= beside[cell * 2] as number;
      companyHigh |= beside[cell * 2 + 1] as number;
    }
    if (backwards) inLine(low & companyLow, high & companyHigh);
    else {
      inLine(low, high);
      outLow &= companyLow;
      outHigh &= companyHigh;
    }
  }

  /** Every space in a row or column of one of these. */
  function inLine(low: number, high: number): void {
    let columns = low | high;
    columns |= columns >>> 16;
    columns = ((columns | (columns >>> 8)) & 0xff) * 0x01010101;
    outLow = columns | rows(low);
    outHigh = columns | rows(high);
  }

  return {
    blocks,
    seed: (word, set) => reach(word, ...halves(set)),
    settle,
    expand,
    front: (word) => joined(front[word * 2] as number, front[word * 2 + 1] as number),
    drop: (word, set) => {
      const [low, high] = halves(set);
      front[word * 2] = (front[word * 2] as number) & ~low;
      front[word * 2 + 1] = (front[word * 2 + 1] as number) & ~high;
    },
    known,
    depths,
  };
}

function halvesOf(sets: BigUint64Array): Int32Array {
  return new Int32Array(sets.buffer, sets.byteOffset, sets.length * 2);
}

const joined = (low: number, high: number): bigint =>
  BigInt.asUintN(32, BigInt(low)) | (BigInt.asUintN(32, BigInt(high)) << 32n);

/** Whole rows of eight where any of the eight is. */
function rows(half: number): number {
  let any = half | ((half >>> 4) & 0x0f0f0f0f);
  any |= (any >>> 2) & 0x33333333;
  any |= (any >>> 1) & 0x55555555;
  return Math.imul(any & 0x01010101, 0xff);
}

export function popcount(half: number): number {
  let sum = half - ((half >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
