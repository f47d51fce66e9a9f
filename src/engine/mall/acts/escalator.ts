import { type Refusal, refuse } from '../../core/refusal.ts';
import { holds } from '../actions.ts';
import type { PawnTo } from '../commands.ts';
import { type Handler, pawnField, spaceField } from '../handler.ts';
import { OFF, type Space } from '../spaces.ts';
import type { Seen } from '../state.ts';
import { farEnd, occupied, pawnName, pawnNumber, whereabouts } from '../ways.ts';
import { mayLand, movedBy } from './move.ts';

// [M12] from one end of an escalator to the other, either way; the far end must be free.

type Ride = PawnTo<'escalator'>;

function judge(seen: Seen, { seat, pawn, from, to }: Ride): Refusal | Space {
  if (!holds(seen.shared.hands[seat], 'L')) return refuse('action.notHeld', { action: 'L' });
  const index = pawnNumber(seen, pawn);
  return whereabouts(seen, index, from) ?? ride(seen, index, from, to);
}

function ride(seen: Seen, pawn: number, from: Space, to: Space): Refusal | Space {
  if (farEnd(seen, from) !== to) return refuse('escalator.notHere');
  return occupied(seen, to) ?? mayLand(seen, pawn, to, 'escalator') ?? to;
}

function candidates(seen: Seen, seat: number): Ride[] {
  return seen.shared.pawns
    .map((from, pawn) => ({ pawn: pawnName(seen, pawn), from, to: farEnd(seen, from) }))
    .filter(({ to }) => to !== OFF)
    .map((ends) => ({ type: 'escalator', seat, ...ends }));
}

export const escalator: Handler<Ride> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  means: 'escalator',
  judge,
  carryOut: movedBy('escalator'),
  candidates,
};
