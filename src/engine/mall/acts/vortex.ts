import { type Refusal, refuse } from '../../core/refusal.ts';
import { holds } from '../actions.ts';
import type { PawnTo } from '../commands.ts';
import { type Handler, pawnField, spaceField } from '../handler.ts';
import { type Space, tileOf } from '../spaces.ts';
import type { Seen } from '../state.ts';
import {
  colourOf,
  isPlaced,
  occupied,
  pawnData,
  pawnName,
  pawnNumber,
  spaceNow,
  whereabouts,
} from '../ways.ts';
import { mayLand, movedBy } from './move.ts';

// [M11] from wherever a hero is to any free vortex space of its own colour; [M18]: not after the theft.

type Vortex = PawnTo<'vortex'>;

function judge(seen: Seen, { seat, pawn, from, to }: Vortex): Refusal | Space {
  if (!holds(seen.shared.hands[seat], 'V')) return refuse('action.notHeld', { action: 'V' });
  const index = pawnNumber(seen, pawn);
  return (
    whereabouts(seen, index, from) ??
    outOfService(seen) ??
    notAVortexFor(seen, index, to) ??
    occupied(seen, to) ??
    mayLand(seen, index, to, 'vortex') ??
    to
  );
}

export function outOfService({ box, shared }: Seen): Refusal | null {
  if (box.policies.vortex === 'never') return refuse('vortex.outOfService');
  return shared.stolen ? refuse('vortex.shutDown') : null;
}

function notAVortexFor(seen: Seen, pawn: number, to: Space): Refusal | null {
  if (!pawnData(seen, pawn).vortex) return refuse('pawn.cannot');
  const fits = spaceNow(seen, to)?.vortex === colourOf(seen, pawn) && isPlaced(seen, tileOf(to));
  return fits ? null : refuse('vortex.notHere');
}

/** Every vortex of its colour that is printed on a tile of this game. */
export function vortexesFor(seen: Seen, pawn: number): readonly Space[] {
  const colour = colourOf(seen, pawn);
  return colour === null ? [] : seen.box.vortexes[colour];
}

function candidates(seen: Seen, seat: number): Vortex[] {
  return seen.shared.pawns.flatMap((from, pawn) =>
    vortexesFor(seen, pawn).map((to) => {
      return { type: 'vortex' as const, seat, pawn: pawnName(seen, pawn), from, to };
    }),
  );
}

export const vortex: Handler<Vortex> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  means: 'vortex',
  judge,
  carryOut: movedBy('vortex'),
  candidates,
};
