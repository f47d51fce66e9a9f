import { halvesOf, rows } from './halves.ts';
import type { Shared } from './shared.ts';

// Walking by shifting bits: a row of the board is eight of them.

export function openWalks({ tables, out }: Shared) {
  const { lastIs } = tables;
  const onward = halvesOf(tables.onward);

  function shift(direction: number, low: number, high: number): void {
    if (direction === 0) {
      out[0] = (low >>> 8) | (high << 24);
      out[1] = high >>> 8;
    } else if (direction === 1) {
      out[0] = low << 1;
      out[1] = high << 1;
    } else if (direction === 2) {
      out[1] = (high << 8) | (low >>> 24);
      out[0] = low << 8;
    } else {
      out[0] = low >>> 1;
      out[1] = high >>> 1;
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
      shift(direction, (out[0] as number) & occupiedLow & onLow, (out[1] as number) & occupiedHigh & onHigh);
      toLow = out[0] as number;
      toHigh = out[1] as number;
    }
    while ((hereLow | hereHigh) !== 0) {
      shift(direction, hereLow, hereHigh);
      const thereLow = (out[0] as number) & ~occupiedLow;
      const thereHigh = (out[1] as number) & ~occupiedHigh;
      toLow |= thereLow;
      toHigh |= thereHigh;
      hereLow = thereLow & onLow;
      hereHigh = thereHigh & onHigh;
    }
    out[0] = toLow;
    out[1] = toHigh;
  }

  return walk;
}

/** Every space in a row or column of one of these. */
export function inLine(out: Int32Array, low: number, high: number): void {
  let columns = low | high;
  columns |= columns >>> 16;
  columns = ((columns | (columns >>> 8)) & 0xff) * 0x01010101;
  out[0] = columns | rows(low);
  out[1] = columns | rows(high);
}
