import { halves } from '../stepTable.ts';
import { halvesOf } from './halves.ts';
import type { Shared } from './shared.ts';
import { inLine, openWalks } from './walks.ts';

// The moves of the last pawn, from all its spaces at once.

export function openLast(shared: Shared) {
  const { tables, n, at, out } = shared;
  const { cells, backwards, firstToss, barbarian, lastIs } = tables;
  const [beside, ladders, tosses] = [
    halvesOf(tables.beside),
    halvesOf(tables.ladders),
    halvesOf(tables.tosses),
  ];
  const [exitsLow, exitsHigh] = halves(cells.exits);
  const [goneLow, goneHigh] = halves(cells.goneBit);
  const [endsLow, endsHigh] = halves(tables.ends);
  const [spreadLow, spreadHigh] = halves(tables.spread);
  const walk = openWalks(shared);

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
      toLow |= out[0] as number;
      toHigh |= out[1] as number;
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
    out[0] = (toLow & ~exitsLow) | (leaves ? goneLow : 0);
    out[1] = (toHigh & ~exitsHigh) | (leaves ? goneHigh : 0);
  }

  function climb(low: number, high: number): void {
    out[0] = 0;
    out[1] = 0;
    for (let row = 0; row < ladders.length; row += 4)
      if (((low & (ladders[row] as number)) | (high & (ladders[row + 1] as number))) !== 0) {
        out[0] = (out[0] as number) | (ladders[row + 2] as number);
        out[1] = (out[1] as number) | (ladders[row + 3] as number);
      }
  }

  function tossed(low: number, high: number, doors: number): void {
    out[0] = 0;
    out[1] = 0;
    const cell = at[barbarian] as number;
    const end = (firstToss[cell + 1] as number) * 6;
    for (let row = (firstToss[cell] as number) * 6; row < end; row += 6)
      if (
        ((low & (tosses[row] as number)) | (high & (tosses[row + 1] as number))) !== 0 &&
        ((tosses[row + 4] as number) & ~doors) === 0
      ) {
        out[0] = (out[0] as number) | (tosses[row + 2] as number);
        out[1] = (out[1] as number) | (tosses[row + 3] as number);
      }
  }

  /** [T13] company is needed where she arrives, which backwards is where she starts. */
  function teleport(low: number, high: number): void {
    let companyLow = 0;
    let companyHigh = 0;
    for (let other = 0; other < n; other++) {
      const cell = at[other] as number;
      companyLow |= beside[cell * 2] as number;
      companyHigh |= beside[cell * 2 + 1] as number;
    }
    if (backwards) inLine(out, low & companyLow, high & companyHigh);
    else {
      inLine(out, low, high);
      out[0] = (out[0] as number) & companyLow;
      out[1] = (out[1] as number) & companyHigh;
    }
  }

  return moveLast;
}
