import { DIRECTIONS, directionIndex, opposite } from '../family/directions.ts';
import { facingSlot, isOpen, placementOf, slotTowards } from './board.ts';
import type { CoreEvent } from './events.ts';
import { ownSide, type Placement } from './lattice.ts';
import { type Idea, NOTHING } from './piece.ts';
import { cellBeside, cellOf, edgeOf, OFF, type Space, spaceOf, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { type Door, isGuardRoom, type Tile } from './tile.ts';
import { inHands, isWorking, pawnData, pawnOn, printed, spaceNow } from './ways.ts';

// [X5.8] steel doors. With a hero on an unused code space another hero passes in the direction of the red arrow, which
// puts the code out of order; the white arrow's way is free for any pawn; where there is no arrow nobody passes.
// [X0.3] where no piece in play gives codes force, a door is ordinary corridor (spaces.ts).

/** [X5.5] [X12.1] [R23a] tiles with a code that can be of use from where one is not locked up. */
export const OPEN_CODES = ['7*', '8*', '9*', '26', '29'];

export const hasOpenCode = ({ tiles }: Pick<PublicGame['box'], 'tiles'>): boolean =>
  tiles.some(({ name }) => OPEN_CODES.includes(name));

interface Doorway {
  /** OFF where nothing lies beyond. */
  readonly to: Space;
  /** Which way it is crossed: the one a code opens, the free one back, or the one nobody goes. */
  readonly way: 'code' | 'free' | 'none';
}

function doorway(game: PublicGame, from: Space, direction: number): Doorway | null {
  if (!game.box.doored[tileOf(from)]) return null;
  const placement = placementOf(game.shared.board, tileOf(from));
  if (placement === undefined) return null;
  const tile = game.box.tiles[placement.tile] as Tile;
  const side = ownSide(direction, placement.turn);
  const edge = edgeOf(tile, cellOf(from), side);
  if (typeof edge === 'string') return roomDoor(game, placement, from, direction);
  return { to: spaceOf(placement.tile, cellBeside(cellOf(from), side)), way: wayThrough(edge, side) };
}

function wayThrough({ code, free }: Door, side: number): Doorway['way'] {
  if (DIRECTIONS[side] === code) return 'code';
  return free ? 'free' : 'none';
}

/** [X5.5] the guard room's door is its entry, and a code leads out. */
function roomDoor(game: PublicGame, room: Placement, from: Space, direction: number): Doorway | null {
  if (slotTowards(room, direction) !== from) return null;
  const tile = game.box.tiles[room.tile] as Tile;
  const isEntry = ownSide(direction, room.turn) === directionIndex(tile.entry);
  if (!isEntry || !isGuardRoom(tile)) return null;
  const way = outside(game, room.tile) === OFF ? 'none' : 'code';
  return { to: facingSlot(game.shared.board, room, direction), way };
}

/** The space outside the guard room's door; OFF where nothing lies there, or a wall. */
export function outside({ box, shared }: PublicGame, room: number): Space {
  const placement = placementOf(shared.board, room);
  if (placement === undefined) return OFF;
  const entry = directionIndex((box.tiles[room] as Tile).entry);
  const direction = (entry + placement.turn) & 3;
  const far = facingSlot(shared.board, placement, direction);
  if (far === OFF) return OFF;
  return isOpen(box, placementOf(shared.board, tileOf(far)) as Placement, opposite(direction)) ? far : OFF;
}

/** [R23a] the codes that another hero mans now, the lowest tile's first. */
export function mannedCodes(game: PublicGame, pawn: number): readonly Space[] {
  const isManned = (space: Space) => {
    const other = pawnOn(game, space);
    return other >= 0 && other !== pawn && pawnData(game, other).hero && inHands(game, other) === null;
  };
  const works = (space: Space) => spaceNow(game, space)?.marks.includes('code') && isWorking(game, space);
  const number = (space: Space) => Number.parseInt((game.box.tiles[tileOf(space)] as Tile).name, 10);
  return printed(game, 'code')
    .filter((space) => works(space) && isManned(space))
    .sort((one, other) => number(one) - number(other));
}

const hasCode = (game: PublicGame, pawn: number) =>
  mannedCodes(game, pawn).length > 0 || game.box.keys.some((key) => key(game) !== null);

/** A passage as pieces have them: where the door leads this pawn now, or OFF. */
function throughDoor(game: PublicGame, pawn: number, from: Space, direction: number): Space {
  const door = doorway(game, from, direction);
  if (door === null || door.way === 'none') return OFF;
  const opens = door.way === 'free' || (pawnData(game, pawn).hero && hasCode(game, pawn));
  return opens ? door.to : OFF;
}

/** No straight way in any mall leads through two doors. */
function useCode(game: PublicGame, pawn: number, from: Space, direction: number): readonly CoreEvent[] {
  // An ordinary step leads through no door.
  if (game.shared.board.next[from * 4 + direction] !== OFF) return NOTHING;
  if (doorway(game, from, direction)?.way !== 'code') return NOTHING;
  const [space] = mannedCodes(game, pawn);
  if (space !== undefined) return [{ type: 'wentOutOfOrder', space }];
  return (game.box.keys.flatMap((key) => key(game) ?? []) as readonly CoreEvent[]).slice(0, 1);
}

/** [X4.1] whether a steel door is what lies between these two, from either side. */
export function doorBetween(game: PublicGame, from: Space, to: Space, direction: number): boolean {
  return doorway(game, from, direction)?.to === to || doorway(game, to, opposite(direction))?.to === from;
}

/** For every piece that gives codes force. */
export const STEEL_DOORS: Idea = {
  passage: throughDoor,
  crossing: useCode,
};
