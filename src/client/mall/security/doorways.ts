import type { BoardKey } from '#client/pieces/piece.ts';
import { DIRECTIONS, directionIndex } from '#engine/family/directions.ts';
import { mannedCodes } from '#engine/mall/doors.ts';
import type { PawnId, View } from '#engine/mall/index.ts';
import { boardDirection, ownSide, type Placement, slotCell } from '#engine/mall/lattice.ts';
import { cellBeside, cellOf, edgeOf, OFF, type Space } from '#engine/mall/spaces.ts';
import { isGuardRoom, type Tile } from '#engine/mall/tile.ts';
import { pawnData, pawnNumber } from '#engine/mall/ways.ts';
import { placementAt } from '../labels.ts';

// [X5.8] where steel doors are, and what is to be said of them.

export interface Doorway {
  readonly cell: number;
  /** The tile's own side of the cell. */
  readonly side: number;
  /** The tile's own direction in which a code opens it, and whether the way back is free. */
  readonly code: number;
  readonly free: boolean;
}

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

export function doorwaysOf(tile: Tile): readonly Doorway[] {
  return CELLS.flatMap((cell) => [0, 1, 2, 3].flatMap((side) => doorwayAt(tile, cell, side) ?? []));
}

/** [X5.5] the guard room's entry is one as well, and a code leads out. */
function doorwayAt(tile: Tile, cell: number, side: number): Doorway | null {
  const entry = directionIndex(tile.entry);
  if (isGuardRoom(tile) && side === entry && slotCell(side) === cell)
    return { cell, side, code: side, free: false };
  const edge = edgeOf(tile, cell, side);
  if (cellBeside(cell, side) === OFF || typeof edge === 'string') return null;
  return { cell, side, code: directionIndex(edge.code), free: edge.free };
}

/** With nobody chosen they are open when they are for anyone; codes open them for heroes alone. */
export function areOpen(view: View, chosen: PawnId | null): boolean {
  const pawn = chosen === null ? -1 : pawnNumber(view, chosen);
  return (pawn < 0 || pawnData(view, pawn).hero) && mannedCodes(view, pawn).length > 0;
}

function doorTowards(view: View, from: Space, direction: number): Doorway | null {
  const placement = placementAt(view, from) as Placement;
  const tile = view.box.tiles[placement.tile] as Tile;
  return doorwayAt(tile, cellOf(from), ownSide(direction, placement.turn));
}

/** Why a shut door is not passed. */
export function whyShut(view: View, pawn: number, from: Space, direction: number): BoardKey | null {
  const door = doorTowards(view, from, direction);
  if (door === null) return null;
  if (door.code !== door.side) return 'board.door.never';
  return pawnData(view, pawn).hero ? 'board.door.code' : 'board.door.heroes';
}

/** The board directions in which doors lie beside a space. */
export function doorsBeside(view: View, space: Space) {
  const { turn } = placementAt(view, space) ?? { turn: 0 as const };
  const tile = view.box.tiles[space >> 4] as Tile;
  return [0, 1, 2, 3]
    .filter((side) => doorwayAt(tile, cellOf(space), side) !== null)
    .map((side) => DIRECTIONS[boardDirection(side, turn)] as (typeof DIRECTIONS)[number]);
}
