import { DIRECTIONS } from '#engine/family/directions.ts';
import { facingSlot, isOpen, placementOf, slotTowards, touching } from '#engine/mall/board.ts';
import type { PublicGame, Tile } from '#engine/mall/index.ts';
import {
  boardDirection,
  ownSide,
  type Placement,
  type Point,
  pointOf,
  slotCell,
} from '#engine/mall/lattice.ts';
import { cellBeside, cellOf, edgeOf, OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { Edge } from '#engine/mall/tile.ts';
import { type DoorSign, doorSign, hasDoors, isCodeHeld } from './doors.ts';

// Where every space lies on the paper and what stands between neighbours: all that a drawing
// needs to know of geometry, for a whole mall or for one tile on its own.

export interface PlacedSpace {
  readonly tile: Tile;
  readonly space: Space;
  readonly placement: Placement;
}

export type Border = 'none' | 'open' | 'wall' | 'small' | 'opened' | 'entry' | DoorSign;

export interface Plan {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placement[];
  readonly spaceAt: (x: number, y: number) => PlacedSpace | undefined;
  /** What stands on this side of the space, whichever of the two sides is asked. */
  readonly borderOf: (here: PlacedSpace, direction: number) => Border;
}

export const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

/** One plan a dimension [S13]. */
export function plansOf(game: PublicGame): readonly Plan[] {
  const { placed } = game.shared.board;
  const dimensions = [...new Set(placed.map(({ dimension }) => dimension))].sort();
  const open = isCodeHeld(game);
  return dimensions.map((dimension) =>
    planOf(
      game.box.tiles,
      placed.filter((placement) => placement.dimension === dimension),
      (here, direction) => borderInMall(game, here, direction, open),
    ),
  );
}

export function planOfTile(tile: Tile): Plan {
  const placement: Placement = { tile: 0, dimension: 0, a: 0, b: 0, turn: 0 };
  return planOf(
    [tile],
    [placement],
    (here, direction) =>
      doorSign(here, direction, false) ?? insideBorder(here, direction) ?? borderAlone(here, direction),
  );
}

function planOf(tiles: readonly Tile[], placed: readonly Placement[], borderOf: Plan['borderOf']): Plan {
  const spaces = new Map<string, PlacedSpace>();
  const points = placed.flatMap((placement) => CELLS.map((cell) => ({ placement, cell })));
  const corners = points.map(({ placement, cell }) => {
    const { x, y } = pointOf(placement, cell);
    const tile = tiles[placement.tile] as Tile;
    spaces.set(`${x},${y}`, { tile, space: spaceOf(placement.tile, cell), placement });
    return { x, y };
  });
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    left,
    top,
    width: Math.max(...corners.map(({ x }) => x)) - left + 1,
    height: Math.max(...corners.map(({ y }) => y)) - top + 1,
    placed,
    spaceAt: (x, y) => spaces.get(`${x},${y}`),
    borderOf,
  };
}

/** Between two spaces of one tile; null at the tile's own edge. */
function insideBorder({ tile, space, placement }: PlacedSpace, direction: number): Border | null {
  const side = ownSide(direction, placement.turn);
  const cell = cellOf(space);
  const beside = cellBeside(cell, side);
  if (beside === OFF) return null;
  const shops = [tile.cells[cell]?.shop, tile.cells[beside]?.shop];
  const edge = edgeOf(tile, cell, side);
  if (shops[0] !== shops[1]) return 'wall';
  return shops[0] !== undefined && edge === 'open' ? 'none' : borderFrom(edge);
}

/** [X0.3] a door that is none is corridor. */
const borderFrom = (edge: Edge): Border => (typeof edge === 'string' ? edge : 'open');

function borderInMall(game: PublicGame, here: PlacedSpace, direction: number, open: boolean): Border {
  if (isOpened(game, here.space, direction)) return 'opened';
  const door = hasDoors(game) ? doorBetween(game, here, direction, open) : null;
  return door ?? insideBorder(here, direction) ?? outerBorder(game, here, direction);
}

/** A door is drawn on the one tile that has it, and seen from both. */
function doorBetween(game: PublicGame, here: PlacedSpace, direction: number, open: boolean): DoorSign | null {
  const beyond = placedSpaceOf(game, touching(game.shared.board, here.space, direction));
  const other = beyond === undefined ? null : doorSign(beyond, (direction + 2) & 3, open);
  return doorSign(here, direction, open) ?? other;
}

/** [X4.1] a step that something laid on the mall opens, from either side. */
function isOpened({ shared }: PublicGame, space: Space, direction: number): boolean {
  return shared.board.layers.some(({ opens = [] }) =>
    opens.some(
      (step) =>
        (step.from === space && step.direction === direction) ||
        (step.to === space && step.direction === ((direction + 2) & 3)),
    ),
  );
}

function outerBorder(
  { box, shared }: PublicGame,
  { space, placement }: PlacedSpace,
  direction: number,
): Border {
  if (shared.board.next[space * 4 + direction] !== OFF) return 'open';
  if (slotTowards(placement, direction) !== space || !isOpen(box, placement, direction)) return 'wall';
  return facingSlot(shared.board, placement, direction) === OFF ? 'open' : 'wall';
}

function borderAlone({ tile, space }: PlacedSpace, side: number): Border {
  const direction = DIRECTIONS[side] as (typeof DIRECTIONS)[number];
  if (slotCell(side) !== cellOf(space)) return 'wall';
  if (tile.entry === direction) return tile.open[direction] ? 'entry' : 'wall';
  return tile.open[direction] ? 'open' : 'wall';
}

/** The north-west corner of a tile as it lies. */
export function cornerOf(placement: Placement): Point {
  return pointOf({ ...placement, turn: 0 }, 0);
}

/** The way an exploration space leads, as a board direction. */
export function outwards({ space, placement }: PlacedSpace): number {
  const side = DIRECTIONS.findIndex((_, index) => slotCell(index) === cellOf(space));
  return boardDirection(Math.max(0, side), placement.turn);
}

export function placedSpaceOf(game: PublicGame, space: Space): PlacedSpace | undefined {
  const placement = placementOf(game.shared.board, tileOf(space));
  const tile = game.box.tiles[tileOf(space)];
  return placement === undefined || tile === undefined ? undefined : { tile, space, placement };
}
