import { type Refusal, refuse } from '../../core/refusal.ts';
import { holds } from '../actions.ts';
import type { PawnTo } from '../commands.ts';
import { type Handler, pawnField, spaceField } from '../handler.ts';
import { OFF, type Space } from '../spaces.ts';
import type { PublicGame } from '../state.ts';
import { farEnd, occupied, pawnName, pawnNumber, whereabouts } from '../ways.ts';
import { mayLand, movedBy } from './move.ts';

// [M12] from one end of an escalator to the other, either way; the far end must be free.

type Ride = PawnTo<'escalator'>;

function judge(game: PublicGame, { seat, pawn, from, to }: Ride): Refusal | Space {
  if (!holds(game.shared.hands[seat], 'L')) return refuse('action.notHeld', { action: 'L' });
  const index = pawnNumber(game, pawn);
  return whereabouts(game, index, from) ?? ride(game, index, from, to);
}

function ride(game: PublicGame, pawn: number, from: Space, to: Space): Refusal | Space {
  if (farEnd(game, from) !== to) return refuse('escalator.notHere');
  return occupied(game, to) ?? mayLand(game, pawn, to, 'escalator') ?? to;
}

function candidates(game: PublicGame, seat: number): Ride[] {
  return game.shared.pawns
    .map((from, pawn) => ({ pawn: pawnName(game, pawn), from, to: farEnd(game, from) }))
    .filter(({ to }) => to !== OFF)
    .map((ends) => ({ type: 'escalator', seat, ...ends }));
}

export const escalator: Handler<Ride> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  action: true,
  means: 'escalator',
  judge,
  carryOut: movedBy('escalator'),
  candidates,
};
