import type { Direction } from '#engine/family/directions.ts';

// Where things lie on a table, measured in spaces. A space is a number of whoever lays the table; where it
// lies is a spot, its top left corner.

export type Space = number;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly spots: ReadonlyMap<Space, Spot>;
  /** What the camera shows when it shows everything. */
  readonly bounds: Rect;
  /** Corners of what a panel over the board must not hide. */
  readonly kept: readonly Spot[];
}

export function centreOf({ x, y }: Spot): Spot {
  return { x: x + 0.5, y: y + 0.5 };
}

/** How far a point is from the middle of a spot. */
export function farFrom(spot: Spot, point: Spot): number {
  return Math.hypot(spot.x + 0.5 - point.x, spot.y + 0.5 - point.y);
}

export function covers({ left, top, width, height }: Rect, { x, y }: Spot): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** How many spaces lie between, along rows and columns. */
export function apart(one: Spot | undefined, other: Spot | undefined): number {
  return one === undefined || other === undefined ? 1 : Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

/** The space under a point, whatever is there. */
export function spaceUnder({ spots }: Layout, point: Spot): Space | null {
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  for (const [space, spot] of spots) if (spot.x === x && spot.y === y) return space;
  return null;
}

/** The space whose middle is nearest to a point. */
export function spaceNear({ spots }: Pick<Layout, 'spots'>, point: Spot): Space | null {
  let [best, least] = [null as Space | null, Number.POSITIVE_INFINITY];
  for (const [space, spot] of spots) {
    const far = farFrom(spot, point);
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

export const STEPS: Readonly<Record<Direction, Spot>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The next space for the keyboard's focus: straight on if there is one, else the nearest that way. */
export function spaceTowards(
  { spots }: Pick<Layout, 'spots'>,
  from: Space,
  direction: Direction,
  counts: (space: Space) => boolean,
): Space | null {
  const here = spots.get(from);
  if (here === undefined) return null;
  const step = STEPS[direction];
  let [best, least] = [null as Space | null, Number.POSITIVE_INFINITY];
  for (const [space, { x, y }] of spots) {
    const ahead = (x - here.x) * step.x + (y - here.y) * step.y;
    const aside = Math.abs((x - here.x) * step.y) + Math.abs((y - here.y) * step.x);
    const far = ahead + aside * 3;
    if (ahead > 0 && far < least && counts(space)) [best, least] = [space, far];
  }
  return best;
}
