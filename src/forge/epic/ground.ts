import { type Card, type Edge, EPIC_CARD, type Floor } from '#engine/tower/quest.ts';
import type { Dice } from '../dice.ts';

// The bare cards of an epic: where one can walk, and walls. Cards meet however they lie: the gaps in their
// rims are at the same places on every side, and where cards turn, the same seen from both ends.

const SIZE = EPIC_CARD;
const CELLS = SIZE * SIZE;

/** The places of the gaps in the western and eastern rim (rows), and in the northern and southern (columns). */
export interface Rim {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The rows of the gaps in the western and eastern rim of one card, and the columns of the others. */
type Gaps = Readonly<Record<'west' | 'east' | 'north' | 'south', readonly number[]>>;

const onAllSides = ({ rows, columns }: Rim): Gaps => ({
  west: rows,
  east: rows,
  north: columns,
  south: columns,
});
const [WEST, EAST, NORTH, SOUTH] = [0, 1, 2, 3] as const;

const MIDDLE_GATES: Rim = { rows: [1, 2], columns: [1, 2] };
const CORNER_GATES: Rim = { rows: [0, 3], columns: [0, 3] };

export function slidingRim(die: Dice): Rim {
  return { rows: [die.pick([1, 2])], columns: [die.pick([1, 2])] };
}

/** An edge between two spaces of a card: the cell, and whether it is the one east (1) or south (2) of it. */
export interface Between {
  readonly cell: number;
  readonly direction: 1 | 2;
}

export const besideOf = ({ cell, direction }: Between) => cell + (direction === 1 ? 1 : SIZE);

export const BETWEENS: readonly Between[] = Array.from({ length: CELLS }, (_, cell) => cell).flatMap(
  (cell) => [
    ...(cell % SIZE < SIZE - 1 ? [{ cell, direction: 1 } as const] : []),
    ...(cell < CELLS - SIZE ? [{ cell, direction: 2 } as const] : []),
  ],
);

/** Both sides of an edge. */
export function withEdge(card: Card, between: Between, here: Edge, there: Edge = here): Card {
  const { cell, direction } = between;
  const edges = card.edges.with(cell * 4 + direction, here);
  return { ...card, edges: edges.with(besideOf(between) * 4 + ((direction + 2) & 3), there) };
}

function bareCard(
  isFloor: (cell: number) => boolean,
  isWall: (between: Between) => boolean,
  gaps: Gaps,
): Card {
  const floors = Array.from(
    { length: CELLS },
    (_, cell): Floor => ({ kind: isFloor(cell) ? 'corridor' : 'hollow' }),
  );
  const walls: Edge[] = floors.flatMap((): Edge[] => ['wall', 'wall', 'wall', 'wall']);
  for (const row of gaps.west) walls[row * SIZE * 4 + 3] = 'open';
  for (const row of gaps.east) walls[(row * SIZE + SIZE - 1) * 4 + 1] = 'open';
  for (const column of gaps.north) walls[column * 4] = 'open';
  for (const column of gaps.south) walls[(CELLS - SIZE + column) * 4 + 2] = 'open';
  const card: Card = { width: SIZE, height: SIZE, floors, edges: walls };
  return BETWEENS.filter(
    (between) => isFloor(between.cell) && isFloor(besideOf(between)) && !isWall(between),
  ).reduce((all, between) => withEdge(all, between, 'open'), card);
}

/** What a symmetry makes of a cell. */
const SYMMETRIES: readonly ((row: number, column: number) => readonly [number, number])[] = [
  (row, column) => [row, SIZE - 1 - column],
  (row, column) => [SIZE - 1 - row, column],
  (row, column) => [SIZE - 1 - row, SIZE - 1 - column],
  (row, column) => [column, row],
];

const at = (row: number, column: number) => row * SIZE + column;
const CORNERS = [at(0, 0), at(0, 3), at(3, 3), at(3, 0)];
const MIDDLE = [at(1, 1), at(1, 2), at(2, 2), at(2, 1)];

const SIDES = [at(0, 1), at(0, 2), at(1, 3), at(2, 3), at(3, 2), at(3, 1), at(2, 0), at(1, 0)];

/** A card that turns: the spaces behind its gaps are always there, others may be pictures; its walls are alike on both sides of an axis. */
export function turningCard(die: Dice, corners: boolean): Card {
  const symmetry = die.pick(SYMMETRIES);
  const twin = (cell: number) => at(...symmetry(Math.floor(cell / SIZE), cell % SIZE));
  const both = (cells: readonly number[]) => [...new Set(cells.flatMap((cell) => [cell, twin(cell)]))];
  const outside = corners
    ? die.mix(SIDES).slice(0, die.pick([2, 3]))
    : die.mix(CORNERS).slice(0, die.pick([2, 3, 4, 4]));
  const hollow = new Set(both([...outside, ...die.mix(MIDDLE).slice(0, die.pick([0, 1, 1, 2, 2, 3]))]));
  const nameOf = ({ cell, direction }: Between) =>
    [cell, besideOf({ cell, direction })].sort((one, other) => one - other).join();
  const twinOf = (between: Between) =>
    [twin(between.cell), twin(besideOf(between))].sort((one, other) => one - other).join();
  const walls = new Set(
    BETWEENS.flatMap((between) => (die.chance(20) ? [nameOf(between), twinOf(between)] : [])),
  );
  return bareCard(
    (cell) => !hollow.has(cell),
    (between) => walls.has(nameOf(between)),
    onAllSides(corners ? CORNER_GATES : MIDDLE_GATES),
  );
}

/** A card that slides: ways from its gaps to a place in the middle, at times with a corner more, and pictures between them. Not every side has a gap. */
export function slidingCard(die: Dice, rim: Rim): Card {
  const [row, column] = [rim.rows[0] as number, rim.columns[0] as number];
  const hub: readonly [number, number] = [die.pick([1, 2]), die.pick([1, 2])];
  const gates: readonly (readonly [number, number])[] = [
    [row, 0],
    [row, SIZE - 1],
    [0, column],
    [SIZE - 1, column],
  ];
  const open = die.mix<number>([WEST, EAST, NORTH, SOUTH]).slice(0, die.pick([2, 3, 3, 4]));
  const floor = new Set<number>([at(...hub)]);
  for (const side of open) {
    let [y, x] = gates[side] as readonly [number, number];
    for (let turn = die.chance(50); y !== hub[0] || x !== hub[1]; turn = !turn) {
      floor.add(at(y, x));
      if (turn ? y !== hub[0] : x === hub[1]) y += Math.sign(hub[0] - y);
      else x += Math.sign(hub[1] - x);
    }
  }
  if (die.chance(60)) floor.add(die.pick(MIDDLE));
  const gap = (side: number, place: number) => (open.includes(side) ? [place] : []);
  return bareCard(
    (cell) => floor.has(cell),
    () => die.chance(12),
    {
      west: gap(WEST, row),
      east: gap(EAST, row),
      north: gap(NORTH, column),
      south: gap(SOUTH, column),
    },
  );
}
