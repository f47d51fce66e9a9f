// A tile as it is drawn, handed over as plain data, and where it comes to lie: the reference counts spaces by coordinates.

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** A space of the table by its coordinates, x eastwards and y southwards. */
export type Spot = `${number},${number}`;

export interface Mark {
  readonly kind: string;
  readonly colour?: string;
  /** Of a command space. */
  readonly direction?: Side;
}

export type DrawnEdge = string | { readonly code: Side; readonly free: boolean };

export interface Drawing {
  readonly name: string;
  readonly entry: Side | null;
  readonly cells: readonly { readonly shop?: string; readonly features: readonly Mark[] }[];
  readonly east: readonly DrawnEdge[];
  readonly south: readonly DrawnEdge[];
  readonly escalators: readonly (readonly [number, number])[];
  /** Which of its own sides the printed sensor looks to. */
  readonly sensor: Side | null;
}

/** Its top left corner, and its quarter turns clockwise. */
export interface Laid {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export const spot = (x: number, y: number): Spot => `${x},${y}`;

const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export function beside(at: Spot, side: Side): Spot {
  const [x, y] = at.split(',').map(Number) as [number, number];
  return spot(x + STEP[side][0], y + STEP[side][1]);
}

export function turned(side: Side, quarters: number): Side {
  return SIDES[(SIDES.indexOf(side) + quarters + 4) % 4] as Side;
}

export const facing = (side: Side): Side => turned(side, 2);

export function spotOf({ x, y, turn }: Laid, cell: number): Spot {
  let [row, column] = [Math.floor(cell / 4), cell % 4];
  for (let quarter = 0; quarter < turn; quarter++) [row, column] = [column, 3 - row];
  return spot(x + column, y + row);
}

/** The one cell of each of a tile's own sides that can meet a neighbour (tiles.md, geometry). */
const SLOT: Readonly<Record<Side, number>> = { north: 2, east: 11, south: 13, west: 4 };

export const slotCell = (side: Side): number => SLOT[side];

const OFFSET: Readonly<Record<Side, readonly [number, number]>> = {
  north: [1, -4],
  east: [4, 1],
  south: [-1, 4],
  west: [-4, -1],
};

/** The corner of the place that lies on that side. */
export function placeBeside({ x, y }: Laid, side: Side): Spot {
  const [dx, dy] = OFFSET[side];
  return spot(x + dx, y + dy);
}

/** [M13] the tile that continues from that side of another is turned so that its arrow meets it. */
export function continued(from: Laid, side: Side, tile: Drawing): Laid {
  const [dx, dy] = OFFSET[side];
  const entry = tile.entry ?? 'north';
  const turn = (SIDES.indexOf(facing(side)) - SIDES.indexOf(entry) + 4) % 4;
  return { name: tile.name, x: from.x + dx, y: from.y + dy, turn };
}

/** [M10] exploration, auto-explore and entry join neighbours; 8* has a wall at its arrow, 25 a steel door. */
export function opensTo({ name, entry, cells }: Drawing, side: Side): boolean {
  if (side === entry) return name !== '8*' && name !== '25';
  return cells[SLOT[side]]?.features.some(({ kind }) => kind === 'explore' || kind === 'auto') ?? false;
}
