import type { Dice } from './dice.ts';

// The floor plan of a card before anything stands on it: a rectangle tiled with rooms, corridors and
// illustrated areas, most often in some symmetry, and openings between them.

export type Mirror = 'none' | 'across' | 'down' | 'turned';

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly mirror: Mirror;
  /** The room of each cell; HOLLOW for illustrated areas. */
  readonly rooms: readonly number[];
  /** Openings between rooms. */
  readonly gaps: readonly Gap[];
}

/** The edge east (1) or south (2) of a cell. */
export interface Gap {
  readonly cell: number;
  readonly direction: 1 | 2;
}

export const HOLLOW = -1;
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

export interface PlanWish {
  readonly width: number;
  readonly height: number;
  /** The share of illustrated area, in percent of the cells. */
  readonly hollow: number;
}

/** Tried until everything is connected. */
export function drawPlan(die: Dice, wish: PlanWish): Plan {
  for (;;) {
    const mirror = die.pick<Mirror>(['none', 'across', 'across', 'across', 'down', 'turned', 'turned']);
    const tiled = tile(die, wish, mirror);
    const rooms = tiled && flipped(die, wish, tiled);
    const gaps = rooms && isBalanced(wish, rooms) && join(die, wish, mirror, rooms);
    if (rooms && gaps) return { width: wish.width, height: wish.height, mirror, rooms, gaps };
  }
}

/** The cell on the other side of the symmetry; the same where there is none. */
export function twinOf(width: number, height: number, mirror: Mirror, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const [flipX, flipY] = [
    mirror === 'across' || mirror === 'turned',
    mirror === 'down' || mirror === 'turned',
  ];
  return (flipY ? height - 1 - y : y) * width + (flipX ? width - 1 - x : x);
}

export function twinGap(width: number, height: number, mirror: Mirror, { cell, direction }: Gap): Gap {
  const other = direction === 1 ? cell + 1 : cell + width;
  const ends = [cell, other].map((end) => twinOf(width, height, mirror, end));
  return { cell: Math.min(...ends), direction };
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

export function gapsBetween(width: number, height: number): readonly Gap[] {
  return Array.from({ length: width * height }, (_, cell) => cell).flatMap((cell) => [
    ...(cell % width < width - 1 ? [{ cell, direction: 1 } as const] : []),
    ...(cell < width * (height - 1) ? [{ cell, direction: 2 } as const] : []),
  ]);
}

export const beyond = (width: number, { cell, direction }: Gap) =>
  direction === 1 ? cell + 1 : cell + width;

/** Openings until all rooms are one place, and a few more for ways round. */
function join(
  die: Dice,
  { width, height }: PlanWish,
  mirror: Mirror,
  rooms: readonly number[],
): readonly Gap[] | null {
  const group = new Map<number, number>();
  for (const room of rooms) if (room !== HOLLOW) group.set(room, room);
  const rootOf = (room: number): number => {
    const up = group.get(room) as number;
    return up === room ? room : rootOf(up);
  };
  const between = gapsBetween(width, height).filter((gap) => {
    const [one, other] = [rooms[gap.cell], rooms[beyond(width, gap)]];
    return one !== other && one !== HOLLOW && other !== HOLLOW;
  });
  const chosen = new Map<string, Gap>();
  const pairs = new Set<string>();
  const open = (gap: Gap) => {
    const [one, other] = [rooms[gap.cell] as number, rooms[beyond(width, gap)] as number];
    chosen.set(`${gap.cell} ${gap.direction}`, gap);
    pairs.add([one, other].sort().join());
    group.set(rootOf(one), rootOf(other));
  };
  for (const gap of die.mix(between)) {
    const [one, other] = [rooms[gap.cell] as number, rooms[beyond(width, gap)] as number];
    const apart = rootOf(one) !== rootOf(other);
    if (!apart && (pairs.has([one, other].sort().join()) || !die.chance(12))) continue;
    open(gap);
    open(twinGap(width, height, mirror, gap));
  }
  const roots = new Set([...group.keys()].map(rootOf));
  return roots.size === 1 ? [...chosen.values()] : null;
}
