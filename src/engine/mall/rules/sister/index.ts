import { type Refusal, refuse } from '../../../core/refusal.ts';
import { DIRECTIONS, type Direction, directionIndex, opposite } from '../../../family/directions.ts';
import { COLOUR } from '../../../family/pawns.ts';
import { holds, MOVE_ACTION } from '../../actions.ts';
import { mayLand, movedBy } from '../../acts/move.ts';
import { mayLeave } from '../../acts/theft.ts';
import { facingSlot, isOpen, placementOf, slotTowards } from '../../board.ts';
import type { Box } from '../../box.ts';
import type { CoreCommand, OnPawn } from '../../commands.ts';
import { directionField, type Handler, pawnField, spaceField } from '../../handler.ts';
import { EAST, NORTH, ownSide, type Placement, pointOf, SOUTH } from '../../lattice.ts';
import { watcherOn } from '../../meeting.ts';
import { HERO } from '../../pawns.ts';
import type { Piece } from '../../piece.ts';
import { cellBeside, cellOf, OFF, type Space, spaceOf, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { inHands, occupied, pawnName, pawnNumber, spaceNow, spaceOfPawn, whereabouts } from '../../ways.ts';

// [L1] [L2] [L3] [R24] the little sister starts on tile 1's sand timer, moves only by jumping in a
// held direction to a space beside another hero, and explores at any exploration space.

const SISTER = 'sister';

interface Jump extends OnPawn<'jump'> {
  readonly direction: Direction;
  readonly to: Space;
}

interface Sister {
  readonly id: 'sister';
  readonly pawn: typeof SISTER;
  readonly command: Jump;
  readonly means: 'jump';
  readonly refusal: 'jump.notHere' | 'jump.onlySister' | 'sister.onlyJumps';
}

const placementAt = ({ shared }: PublicGame, space: Space) =>
  placementOf(shared.board, tileOf(space)) as Placement;

/** The space on this side, if at most one wall lies between: two closed borders are two walls. */
function beside(game: PublicGame, space: Space, direction: number): Space {
  // A breach may join what the print keeps apart.
  const joined = game.shared.board.next[space * 4 + direction] ?? OFF;
  if (joined !== OFF) return joined;
  const placement = placementAt(game, space);
  const cell = cellBeside(cellOf(space), ownSide(direction, placement.turn));
  if (cell !== OFF) return spaceOf(placement.tile, cell);
  return slotTowards(placement, direction) === space ? acrossBorder(game, placement, direction) : OFF;
}

function acrossBorder(game: PublicGame, placement: Placement, direction: number): Space {
  const far = facingSlot(game.shared.board, placement, direction);
  if (far === OFF) return OFF;
  const open =
    isOpen(game.box, placement, direction) || isOpen(game.box, placementAt(game, far), opposite(direction));
  return open ? far : OFF;
}

/** Every space beside a hero where she could land. */
function landings(game: PublicGame): readonly Space[] {
  const { cast } = game.box;
  const isOther = (pawn: number) => cast[pawn]?.hero && cast[pawn].id !== SISTER;
  const heroes = game.shared.pawns.filter((space, pawn) => isOther(pawn) && space !== OFF);
  const near = heroes.flatMap((space) => DIRECTIONS.map((_, direction) => beside(game, space, direction)));
  return near.filter((space) => space !== OFF && spaceNow(game, space)?.corridor);
}

function liesTowards(game: PublicGame, from: Space, to: Space, direction: number): boolean {
  const here = pointOf(placementAt(game, from), cellOf(from));
  const there = pointOf(placementAt(game, to), cellOf(to));
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  if (direction === NORTH) return dx === 0 && dy < 0;
  if (direction === SOUTH) return dx === 0 && dy > 0;
  return dy === 0 && (direction === EAST ? dx > 0 : dx < 0);
}

function judge(game: PublicGame, { seat, pawn, from, direction, to }: Jump): Refusal | Space {
  const action = MOVE_ACTION[direction];
  if (!holds(game.shared.hands[seat], action)) return refuse('action.notHeld', { action });
  if (pawn !== SISTER) return refuse('jump.onlySister');
  const index = pawnNumber(game, SISTER);
  return (
    whereabouts(game, index, from) ?? inHands(game, index) ?? land(game, from, to, directionIndex(direction))
  );
}

function land(game: PublicGame, from: Space, to: Space, direction: number): Refusal | Space {
  const fits = landings(game).includes(to) && liesTowards(game, from, to, direction);
  if (!fits) return refuse('jump.notHere');
  const pawn = pawnNumber(game, SISTER);
  return occupied(game, to) ?? neverThere(game, pawn, to) ?? mayLand(game, pawn, to, 'jump') ?? to;
}

/** [R24] she flies over guards, and never lands where one watches, whether or not heroes are caught. */
function neverThere(game: PublicGame, pawn: number, to: Space): Refusal | null {
  const watcher = watcherOn(game, pawn, to);
  return watcher < 0 ? null : refuse('tile.closed', { by: pawnName(game, watcher) });
}

function candidates(game: PublicGame, seat: number): Jump[] {
  const from = spaceOfPawn(game, SISTER);
  const targets = from === OFF ? [] : [...new Set(landings(game))];
  return targets.flatMap((to) =>
    DIRECTIONS.map((direction) => ({ type: 'jump', seat, pawn: SISTER, from, direction, to }) as const),
  );
}

const jump: Handler<Jump> = {
  fields: { pawn: pawnField, from: spaceField, direction: directionField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  action: true,
  means: 'jump',
  judge,
  carryOut: movedBy('jump'),
  candidates,
};

/** [R24] captive she walks like any hero. */
function onlyJumps(game: PublicGame, command: CoreCommand): Refusal | null {
  if (!('pawn' in command) || command.pawn !== SISTER) return null;
  const walks = command.type === 'move' && inHands(game, pawnNumber(game, SISTER)) !== null;
  return walks ? null : refuse('sister.onlyJumps');
}

/** [R15b] where exits have no owner, she needs her own, and the others one that is not hers. */
function exitMissing({ policies, print }: Box): Refusal | null {
  if (policies.mayLeave !== mayLeave) return null;
  const exits = print.flatMap(({ exit }) => exit ?? []);
  if (!exits.includes(COLOUR.sister)) return refuse('setup.noOwnExit', { colour: COLOUR.sister });
  const onlyHers = exits.every((colour) => colour === COLOUR.sister);
  return onlyHers ? refuse('setup.noOwnExit', { colour: COLOUR.mage }) : null;
}

/** [R24] every other hero has left, if only onto an exit where it stays. */
function isLast({ box, shared }: PublicGame): boolean {
  return box.cast.every(({ id, hero }, pawn) => !hero || shared.escaped[pawn] !== (id === SISTER));
}

/** Whether jumps beside those who stay lead her to an exit; nobody else moves any more. */
function canGetOut(game: PublicGame): boolean {
  const pawn = pawnNumber(game, SISTER);
  const free = landings(game).filter(
    (to) => occupied(game, to) === null && mayLand(game, pawn, to, 'jump') === null,
  );
  const found = new Set([spaceOfPawn(game, SISTER)]);
  for (const from of found)
    for (const to of free)
      if ([0, 1, 2, 3].some((direction) => liesTowards(game, from, to, direction))) found.add(to);
  const isOut = (space: Space) =>
    spaceNow(game, space)?.exit != null && game.box.policies.mayLeave(game, pawn, space);
  return [...found].some(isOut);
}

export const sister: Piece<Sister> = {
  id: 'sister',
  needs: exitMissing,
  pawns: [
    {
      ...HERO,
      id: SISTER,
      colour: COLOUR[SISTER],
      vortex: false,
      crawls: false,
      ownExit: true,
      starts: ({ print }) => print.findIndex(({ timer }) => timer),
    },
  ],
  commands: { jump },
  vetoes: { move: onlyJumps, vortex: onlyJumps, escalator: onlyJumps },
  permission: { id: 'sister', order: 1, pays: (game, space) => spaceOfPawn(game, SISTER) === space },
  reactions: [
    {
      on: 'escaped',
      phase: 'effect',
      react: (game) => (isLast(game) && !canGetOut(game) ? [{ type: 'warned', code: 'sister.alone' }] : []),
    },
  ],
};
