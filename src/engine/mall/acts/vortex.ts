import { type Refusal, refuse } from '../../core/refusal.ts';
import { holds } from '../actions.ts';
import type { PawnTo } from '../commands.ts';
import { type Handler, pawnField, spaceField } from '../handler.ts';
import { type Space, tileOf } from '../spaces.ts';
import type { PublicGame } from '../state.ts';
import {
  colourOf,
  inHands,
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

function judge(game: PublicGame, { seat, pawn, from, to }: Vortex): Refusal | Space {
  if (!holds(game.shared.hands[seat], 'V')) return refuse('action.notHeld', { action: 'V' });
  const index = pawnNumber(game, pawn);
  return (
    whereabouts(game, index, from) ??
    inHands(game, index) ??
    outOfService(game) ??
    notAVortexFor(game, index, to) ??
    occupied(game, to) ??
    mayLand(game, index, to, 'vortex') ??
    to
  );
}

export function outOfService({ box, shared }: PublicGame): Refusal | null {
  if (box.policies.vortex === 'never') return refuse('vortex.outOfService');
  return shared.stolen ? refuse('vortex.shutDown') : null;
}

function notAVortexFor(game: PublicGame, pawn: number, to: Space): Refusal | null {
  if (!pawnData(game, pawn).vortex) return refuse('pawn.cannot');
  const fits = spaceNow(game, to)?.vortex === colourOf(game, pawn) && isPlaced(game, tileOf(to));
  return fits ? null : refuse('vortex.notHere');
}

/** Every vortex of its colour that is printed on a tile of this game. */
export function vortexesFor(game: PublicGame, pawn: number): readonly Space[] {
  const colour = colourOf(game, pawn);
  return colour === null ? [] : game.box.vortexes[colour];
}

function candidates(game: PublicGame, seat: number): Vortex[] {
  return game.shared.pawns.flatMap((from, pawn) =>
    vortexesFor(game, pawn).map((to) => {
      return { type: 'vortex' as const, seat, pawn: pawnName(game, pawn), from, to };
    }),
  );
}

export const vortex: Handler<Vortex> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  action: true,
  means: 'vortex',
  judge,
  carryOut: movedBy('vortex'),
  candidates,
};
