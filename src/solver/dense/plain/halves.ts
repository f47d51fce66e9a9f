// Sets of spaces as two halves of 32 bits, low and high.

export function halvesOf(sets: BigUint64Array): Int32Array {
  return new Int32Array(sets.buffer, sets.byteOffset, sets.length * 2);
}

export const joined = (low: number, high: number): bigint =>
  BigInt.asUintN(32, BigInt(low)) | (BigInt.asUintN(32, BigInt(high)) << 32n);

/** Whole rows of eight where any of the eight is. */
export function rows(half: number): number {
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
