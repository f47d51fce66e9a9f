// What a QR code holds (ISO/IEC 18004): a text in bytes, with the codewords that mend up to 15 % of it (level M).

/** By version less one: into how many blocks the codewords are cut, and how many of each block only mend. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const MENDING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];

/** Where the centres of the small squares are, in rows and in columns alike. */
export function squaresOf(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? 6 : version * 4 + 10 - (count - 1 - index) * step,
  );
}

/** What is left of the square when every pattern has its place, in bytes. */
function capacity(version: number): number {
  const { length } = squaresOf(version);
  const squares = length === 0 ? 0 : (25 * length - 10) * length - 55;
  return ((16 * version + 128) * version + 64 - squares - (version < 7 ? 0 : 36)) >> 3;
}

const dataBytes = (version: number) =>
  capacity(version) - (BLOCKS[version - 1] as number) * (MENDING[version - 1] as number);

/** The smallest version that holds so many bytes, beside what says how many there are. */
function versionFor(length: number): number {
  const fits = (version: number) => length + (version < 10 ? 2 : 3) <= dataBytes(version);
  const version = BLOCKS.findIndex((_, index) => fits(index + 1)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code');
  return version;
}

/** The smallest version that holds a text, and its codewords in the order in which they are drawn. */
export function codewordsOf(text: string): { readonly version: number; readonly codewords: Uint8Array } {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const count = BLOCKS[version - 1] as number;
  const mending = MENDING[version - 1] as number;
  const data = padded(bytes, version);
  const short = Math.floor(data.length / count);
  const longer = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const begin = index * short + Math.max(0, index - longer);
    return data.subarray(begin, begin + short + (index < longer ? 0 : 1));
  });
  const mends = blocks.map((block) => remainder(block, divisorOf(mending)));
  return { version, codewords: Uint8Array.from([...inTurn(blocks), ...inTurn(mends)]) };
}

/** “Bytes follow”, how many, they themselves, and what fills the rest. */
function padded(bytes: Uint8Array, version: number): Uint8Array {
  const length = bytes.length.toString(16).padStart(version < 10 ? 2 : 4, '0');
  const hex = `4${length}${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}0`;
  const full = hex.padEnd(dataBytes(version) * 2, 'ec11');
  return Uint8Array.from(full.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function inTurn(blocks: readonly Uint8Array[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}

/** A product in the field of 256 elements that these codes are reckoned in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

/** The product of x - 2^i for every i below the degree, without its highest term, which is 1. */
function divisorOf(degree: number): Uint8Array {
  const divisor = new Uint8Array(degree);
  divisor[degree - 1] = 1;
  for (let root = 1, count = 0; count < degree; count++, root = times(root, 2))
    for (let index = 0; index < degree; index++)
      divisor[index] = times(divisor[index] as number, root) ^ (divisor[index + 1] ?? 0);
  return divisor;
}

function remainder(block: Uint8Array, divisor: Uint8Array): Uint8Array {
  let rest = new Uint8Array(divisor.length);
  for (const byte of block) {
    const factor = byte ^ (rest[0] as number);
    rest = rest.map((_, index) => (rest[index + 1] ?? 0) ^ times(divisor[index] as number, factor));
  }
  return rest;
}
