import { DIRECTIONS } from '#engine/family/directions.ts';
import { mannedCodes } from '#engine/mall/doors.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { boardDirection, ownSide, slotCell } from '#engine/mall/lattice.ts';
import { cellOf, edgeOf } from '#engine/mall/spaces.ts';
import { isGuardRoom } from '#engine/mall/tile.ts';
import type { PlacedSpace } from './plan.ts';

// [X5.8] steel doors as they are drawn.

export interface DoorSign {
  /** The way that a code opens, as a board direction. */
  readonly towards: number;
  /** Whether the way back is open to anyone. */
  readonly free: boolean;
  /** Whether a hero stands on a code now. */
  readonly open: boolean;
}

/** The door on this side of a space; null where there is none. */
export function doorSign(here: PlacedSpace, direction: number, open: boolean): DoorSign | null {
  const { tile, space, placement } = here;
  const side = ownSide(direction, placement.turn);
  const edge = edgeOf(tile, cellOf(space), side);
  if (typeof edge !== 'string') {
    const towards = boardDirection(DIRECTIONS.indexOf(edge.code), placement.turn);
    return { towards, free: edge.free, open };
  }
  const isEntry = tile.entry === DIRECTIONS[side] && slotCell(side) === cellOf(space);
  return isEntry && isGuardRoom(tile) ? { towards: direction, free: false, open } : null;
}

/** [X0.3] whether steel doors are doors in this game. */
export const hasDoors = ({ box }: PublicGame): boolean =>
  box.pieces.some(({ symbols }) => symbols?.includes('code'));

const NOBODY = -1;

export const isCodeHeld = (game: PublicGame): boolean => mannedCodes(game, NOBODY).length > 0;
