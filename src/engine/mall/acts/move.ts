import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts';
import { DIRECTIONS, directionIndex } from '../../family/directions.ts';
import { ACTIONS, type Action, holds } from '../actions.ts';
import type { Move } from '../commands.ts';
import type { CoreEvent } from '../events.ts';
import {
  directionField,
  distanceField,
  FARTHEST,
  type Handler,
  pawnField,
  spaceField,
  type Target,
} from '../handler.ts';
import { isCaught } from '../meeting.ts';
import { OFF, type Space } from '../spaces.ts';
import type { Game, PublicGame } from '../state.ts';
import { occupied, pawnName, pawnNumber, stepFrom, whereabouts } from '../ways.ts';
import type { Means, PawnId } from '../words.ts';

// [M7] one pawn, one direction, one or more spaces, atomic: checked space by space and refused
// whole at the first obstacle.

function judge(game: PublicGame, command: Move): Refusal | Space {
  const action = ACTIONS[directionIndex(command.direction)] as Action;
  if (!holds(game.shared.hands[command.seat], action)) return refuse('action.notHeld', { action });
  const pawn = pawnNumber(game, command.pawn);
  const end = endOf(game, pawn, command);
  return isRefusal(end) ? end : (mayLand(game, pawn, end, 'walk') ?? end);
}

/** Whether the way is free as far as this move goes, though it may not end there: some spaces may only be crossed. */
export function mayCross(game: PublicGame, command: Move): boolean {
  return !isRefusal(endOf(game, pawnNumber(game, command.pawn), command));
}

function endOf(game: PublicGame, pawn: number, { from, direction, distance }: Move): Refusal | Space {
  return whereabouts(game, pawn, from) ?? walk(game, pawn, from, directionIndex(direction), distance);
}

function walk(
  game: PublicGame,
  pawn: number,
  from: Space,
  direction: number,
  distance: number,
): Refusal | Space {
  let at = from;
  for (let step = 0; step < distance; step++) {
    const to = stepFrom(game, pawn, at, direction);
    if (to === OFF) return refuse('way.blocked', { steps: step });
    const obstacle = occupied(game, to) ?? stepVetoed(game, pawn, to);
    if (obstacle !== null) return obstacle;
    if (isCaught(game, pawn, at, to)) return to;
    at = to;
  }
  return at;
}

function stepVetoed(game: PublicGame, pawn: number, to: Space): Refusal | null {
  for (const veto of game.box.stepVetoes) {
    const refusal = veto(game, pawn, to);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** [R4] what holds where a pawn ends holds however it came there. */
export function mayLand(game: PublicGame, pawn: number, to: Space, by: string): Refusal | null {
  for (const veto of game.box.landVetoes) {
    const refusal = veto(game, pawn, to, by);
    if (refusal !== null) return refusal;
  }
  return null;
}

interface OnPawn {
  readonly seat: number;
  readonly pawn: PawnId;
}

/** Carries out an act whose target is the space the pawn ends on: [M9] what it crosses does nothing. */
export function movedBy(by: string) {
  return (_game: Game, { seat, pawn }: OnPawn, to: Target): readonly CoreEvent[] => [
    { type: 'moved', seat, pawn, to: to as Space, by: by as Means },
  ];
}

const walks = movedBy('walk');

/** What lies on the way is asked step by step: a door, a breach. */
function walked(game: Game, command: Move, to: Target): readonly CoreEvent[] {
  const moved = walks(game, command, to);
  if (game.box.crossings.length === 0) return moved;
  const pawn = pawnNumber(game, command.pawn);
  const direction = directionIndex(command.direction);
  const crossed: CoreEvent[] = [];
  for (let at = command.from; at !== to; at = stepFrom(game, pawn, at, direction))
    for (const crossing of game.box.crossings)
      for (const event of crossing(game, pawn, at, direction)) crossed.push(event as CoreEvent);
  return crossed.length === 0 ? moved : [...crossed, ...moved];
}

function candidates(game: PublicGame, seat: number): Move[] {
  return DIRECTIONS.flatMap((direction) =>
    game.shared.pawns.flatMap((from, pawn) =>
      distances(game, pawn, from, directionIndex(direction)).map((distance) => {
        return { type: 'move' as const, seat, pawn: pawnName(game, pawn), from, direction, distance };
      }),
    ),
  );
}

/** Every length up to the first wall, or to whoever catches; what stands in the way on it is the judge's business. */
export function distances(game: PublicGame, pawn: number, from: Space, direction: number): number[] {
  const found: number[] = [];
  let at = from;
  let to = from === OFF ? OFF : stepFrom(game, pawn, from, direction);
  while (to !== OFF && found.length < FARTHEST) {
    found.push(found.length + 1);
    if (isCaught(game, pawn, at, to)) break;
    at = to;
    to = stepFrom(game, pawn, at, direction);
  }
  return found;
}

export const move: Handler<Move> = {
  fields: { pawn: pawnField, from: spaceField, direction: directionField, distance: distanceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  action: true,
  means: 'walk',
  judge,
  carryOut: walked,
  candidates,
};
