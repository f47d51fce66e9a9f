import type { Layout, Rect, Spot } from '#client/board/spots.ts';
import type { Board } from '#engine/mall/board.ts';
import {
  boardDirection,
  neighbourPlace,
  type Place,
  type Placement,
  placeKey,
  pointOf,
  slotCell,
} from '#engine/mall/lattice.ts';
import { cellOf, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';

// Where everything lies on the screen's table, in spaces. The dimensions [S13] lie side by side, or one
// below the other where the screen is upright.

export interface MallLayout extends Layout {
  readonly placed: readonly (Placement & Spot)[];
  /** Places beyond an unexplored passage: where a tile may come. */
  readonly ghosts: readonly (Spot & { readonly key: string; readonly from: Space })[];
  /** By how much each dimension is moved from where it would lie alone. */
  readonly shifts: readonly Spot[];
}

const GAP = 1;

/** The top left corner of a place within its own dimension. */
function corner({ a, b }: Place): Spot {
  return { x: 4 * a - b, y: a + 4 * b };
}

function boundsOf(corners: readonly Spot[]): Rect {
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    left,
    top,
    width: Math.max(...corners.map(({ x }) => x)) + 4 - left,
    height: Math.max(...corners.map(({ y }) => y)) + 4 - top,
  };
}

/** The bounds with one more tile in them. */
export function around({ left, top, width, height }: Rect, tile: Spot): Rect {
  const [x, y] = [Math.min(left, tile.x), Math.min(top, tile.y)];
  return {
    left: x,
    top: y,
    width: Math.max(left + width, tile.x + 4) - x,
    height: Math.max(top + height, tile.y + 4) - y,
  };
}

/** The second begins to the right of all that the first may become, or below it. */
function shiftsOf(placed: readonly Placement[], ghosts: readonly Place[], upright: boolean): readonly Spot[] {
  const dimensions = Math.max(0, ...placed.map(({ dimension }) => dimension)) + 1;
  let end = 0;
  return Array.from({ length: dimensions }, (_, dimension) => {
    const own = [...placed, ...ghosts].filter((one) => one.dimension === dimension);
    const { left, top, width, height } = boundsOf(own.map(corner));
    const next = upright ? { x: -left, y: end + GAP - top } : { x: end + GAP - left, y: -top };
    const shift = dimension === 0 ? { x: 0, y: 0 } : next;
    end = upright ? top + height + shift.y : left + width + shift.x;
    return shift;
  });
}

/** Every space on the table, corridor or shop. */
export function layoutOf(board: Board, upright = false): MallLayout {
  const beyond = ghostPlaces(board);
  const shifts = shiftsOf(
    board.placed,
    beyond.map(({ place }) => place),
    upright,
  );
  const move = (dimension: number, { x, y }: Spot): Spot => {
    const shift = shifts[dimension] as Spot;
    return { x: x + shift.x, y: y + shift.y };
  };
  const placed = board.placed.map((one) => ({ ...one, ...move(one.dimension, corner(one)) }));
  const spots = new Map<Space, Spot>();
  for (const one of board.placed)
    for (let cell = 0; cell < 16; cell++)
      spots.set(spaceOf(one.tile, cell), move(one.dimension, pointOf(one, cell)));
  const ghosts = beyond.map((ghost) => ({
    key: placeKey(ghost.place),
    from: ghost.from,
    ...move(ghost.place.dimension, corner(ghost.place)),
  }));
  const bounds = boundsOf(placed.length > 0 ? placed : [{ x: 0, y: 0 }]);
  return { placed, spots, ghosts, shifts, bounds, kept: placed };
}

function ghostPlaces(board: Board): readonly { readonly place: Place; readonly from: Space }[] {
  return board.unused.flatMap((from) => {
    const placement = board.placed.find(({ tile }) => tile === tileOf(from));
    if (placement === undefined) return [];
    return [{ place: neighbourPlace(placement, outwards(placement, cellOf(from))), from }];
  });
}

/** The board direction in which a slot of this tile leads out. */
export function outwards({ turn }: Placement, cell: number): number {
  const side = [0, 1, 2, 3].findIndex((one) => slotCell(one) === cell);
  return boardDirection(Math.max(0, side), turn);
}

/** The row and column where a cell lies once its tile is turned. */
export function turned(
  turn: Placement['turn'],
  cell: number,
): { readonly row: number; readonly column: number } {
  const { x, y } = pointOf({ tile: 0, dimension: 0, a: 0, b: 0, turn }, cell);
  return { row: y, column: x };
}
