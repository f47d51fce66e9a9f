import type { Dice } from './dice.ts';
import { HOLLOW, type Mirror, type PlanWish, twinOf } from './grid.ts';

// A card tiled with rectangles: rooms, corridors, illustrated areas.

const FREE = -2;

/** Width, height, how often. Narrow ones are corridors. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [2, 1, 4],
  [1, 2, 4],
  [3, 1, 4],
  [1, 3, 4],
  [4, 1, 2],
  [1, 4, 2],
  [2, 2, 5],
  [3, 2, 3],
  [2, 3, 3],
  [3, 3, 1],
];

/** The room of each cell; null where it did not come out well. */
export function tiled(die: Dice, wish: PlanWish, mirror: Mirror): readonly number[] | null {
  const tiles = tile(die, wish, mirror);
  const rooms = tiles && flipped(die, wish, tiles);
  return rooms && isBalanced(wish, rooms) ? rooms : null;
}

function tile(die: Dice, { width, height, hollow }: PlanWish, mirror: Mirror): readonly number[] | null {
  const rooms: number[] = Array.from({ length: width * height }, () => FREE);
  let quota = Math.round((width * height * hollow) / 100);
  for (let next = 0; ; next++) {
    const first = rooms.indexOf(FREE);
    if (first < 0) break;
    const cells = rectangle(die, rooms, width, height, first);
    const twins = cells.map((cell) => twinOf(width, height, mirror, cell));
    const both = [...new Set([...cells, ...twins])];
    if (twins.some((cell) => rooms[cell] !== FREE)) return null;
    const isHollow = both.length > 1 && both.length <= quota && die.chance(35);
    if (isHollow) quota -= both.length;
    // A room on the axis is one with its twin when the two overlap.
    const together = cells.some((cell) => twins.includes(cell));
    for (const cell of cells) rooms[cell] = isHollow ? HOLLOW : next * 2;
    for (const cell of twins)
      if (!cells.includes(cell)) rooms[cell] = isHollow ? HOLLOW : next * 2 + (together ? 0 : 1);
  }
  return quota > 1 + (width * height * hollow) / 600 ? null : rooms;
}

/** No side of the card is all picture: it would be a smaller card. */
function isBalanced({ width, height }: PlanWish, rooms: readonly number[]): boolean {
  const cells = rooms.map((_, cell) => cell);
  const sides = [
    cells.slice(0, width),
    cells.slice(-width),
    cells.filter((cell) => cell % width === 0),
    cells.filter((cell) => cell % width === width - 1),
  ];
  const halves = [
    cells.filter((cell) => cell % width < width / 2),
    cells.filter((cell) => cell % width >= width / 2),
    cells.slice(0, width * Math.ceil(height / 2)),
    cells.slice(width * Math.floor(height / 2)),
  ];
  const solid = (some: readonly number[]) => some.filter((cell) => rooms[cell] === HOLLOW).length;
  const most = (3 * solid(cells)) / 4 + 1;
  return sides.every((side) => solid(side) < side.length - 1) && halves.every((half) => solid(half) <= most);
}

/** Tiling starts in one corner; which one is left to chance. */
function flipped(die: Dice, { width, height }: PlanWish, rooms: readonly number[]): readonly number[] {
  const way = die.pick<Mirror>(['none', 'across', 'down', 'turned']);
  return rooms.map((_, cell) => rooms[twinOf(width, height, way, cell)] as number);
}

/** A rectangle of free cells from its upper left corner. */
function rectangle(
  die: Dice,
  rooms: readonly number[],
  width: number,
  height: number,
  first: number,
): number[] {
  const [x, y] = [first % width, Math.floor(first / width)];
  const fitting = SIZES.map(([wide, tall, often]) => ({
    often,
    cells: cellsOf(width, x, y, wide, tall),
    wide,
    tall,
  })).filter(
    ({ cells, wide, tall }) =>
      x + wide <= width && y + tall <= height && cells.every((cell) => rooms[cell] === FREE),
  );
  const tickets = fitting.flatMap(({ often, cells }) => Array.from({ length: often }, () => cells));
  return die.pick(tickets);
}

function cellsOf(width: number, x: number, y: number, wide: number, tall: number): number[] {
  return Array.from(
    { length: wide * tall },
    (_, index) => (y + Math.floor(index / wide)) * width + x + (index % wide),
  );
}
