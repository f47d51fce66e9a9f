import { codewordsOf, squaresOf } from './qrData.ts';

// A QR code as rows of modules, true where one is dark (ISO/IEC 18004).

export type Modules = readonly (readonly boolean[])[];
/** Null where data will be. */
type Drawn = (boolean | null)[][];
type Mask = (row: number, column: number) => number;

/** A module is turned over where its mask is 0. */
const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row * column) % 3) + ((row + column) % 2)) % 2,
];

/** With the mask that leaves the fewest patches and false corners. */
export function qrModules(text: string): Modules {
  const { version, codewords } = codewordsOf(text);
  const patterns = patternsOf(version);
  const looks = MASKS.map((mask) => filled(patterns, codewords, mask));
  const costs = looks.map(costOf);
  const best = costs.indexOf(Math.min(...costs));
  const chosen = looks[best] as boolean[][];
  signFormat(chosen, best);
  if (version >= 7) signVersion(chosen, version);
  return chosen;
}

/** Everything but the data; where format and version will stand it is light. */
function patternsOf(version: number): Drawn {
  const size = version * 4 + 17;
  const drawn: Drawn = Array.from({ length: size }, () => new Array(size).fill(null));
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawSquare(drawn, row, column, 4, [2, 4]);
  signFormat(drawn);
  if (version >= 7) signVersion(drawn);
  const places = squaresOf(version);
  for (const row of places)
    for (const column of places) if (drawn[row]?.[column] == null) drawSquare(drawn, row, column, 2, [1]);
  for (let at = 8; at < size - 8; at++) {
    (drawn[6] as boolean[])[at] = at % 2 === 0;
    (drawn[at] as boolean[])[6] = at % 2 === 0;
  }
  return drawn;
}

/** Rings round a centre, of which some are light. */
function drawSquare(
  drawn: Drawn,
  row: number,
  column: number,
  reach: number,
  light: readonly number[],
): void {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const line = drawn[row + down];
      if (line?.[column + right] !== undefined)
        line[column + right] = !light.includes(Math.max(Math.abs(down), Math.abs(right)));
    }
}

/** Level M and the mask, twice, as a number that can be mended; without a mask the places alone. */
function signFormat(drawn: Drawn, mask?: number): void {
  const size = drawn.length;
  const bits = mask === undefined ? 0 : withCheck(mask, 10, 0x537) ^ 0x5412;
  const set = (row: number, column: number, dark: boolean) => {
    (drawn[row] as boolean[])[column] = dark;
  };
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, mask !== undefined);
}

function signVersion(drawn: Drawn, version = 0): void {
  const bits = withCheck(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const far = (bit % 3) + drawn.length - 11;
    const near = Math.floor(bit / 3);
    (drawn[near] as boolean[])[far] = dark;
    (drawn[far] as boolean[])[near] = dark;
  }
}

/** A number and the rest of its division, in so many bits more. */
function withCheck(number: number, more: number, divisor: number): number {
  let rest = number;
  for (let bit = 0; bit < more; bit++) rest = (rest << 1) ^ ((rest >> (more - 1)) * divisor);
  return (number << more) | rest;
}

/** Two columns at a time from the right, up and down in turn, round what is drawn already. */
function filled(patterns: Drawn, codewords: Uint8Array, mask: Mask): boolean[][] {
  const size = patterns.length;
  const look = patterns.map((row) => [...row]);
  let bit = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair++)
    for (let step = 0; step < size * 2; step++) {
      const row = pair % 2 === 0 ? size - 1 - (step >> 1) : step >> 1;
      const right = size - 1 - pair * 2;
      const column = (right > 6 ? right : right - 1) - (step % 2);
      const line = look[row] as (boolean | null)[];
      if (line[column] !== null) continue;
      const data = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
      bit++;
      line[column] = (data === 1) !== (mask(row, column) === 0);
    }
  return look as boolean[][];
}

/** What makes a code hard to read: patches of one kind, what looks like a corner, too much of either kind. */
function costOf(look: Modules): number {
  const size = look.length;
  let cost = 0;
  let darks = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const at = (down: number, right: number) => look[row + down]?.[column + right];
      const dark = at(0, 0);
      const alike = AROUND.filter(([down, right]) => at(down, right) === dark).length;
      if (alike > 5) cost += alike - 2;
      if (at(0, 1) === dark && at(1, 0) === dark && at(1, 1) === dark) cost += 3;
      if (CORNER.every((wanted, step) => at(0, step) === wanted)) cost += 40;
      if (CORNER.every((wanted, step) => at(step, 0) === wanted)) cost += 40;
      if (dark) darks++;
    }
  return cost + Math.abs((100 * darks) / size / size - 50) * 2;
}

const STEPS = [-1, 0, 1];
const AROUND = STEPS.flatMap((down) => STEPS.map((right) => [down, right] as const)).filter(
  ([down, right]) => down !== 0 || right !== 0,
);
const CORNER = [true, false, true, true, true, false, true];
