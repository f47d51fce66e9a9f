import { type Refusal, refuse } from '../../../core/refusal.ts';
import { holds } from '../../actions.ts';
import { mayLand, movedBy } from '../../acts/move.ts';
import type { PawnTo } from '../../commands.ts';
import { hasOpenCode, OPEN_CODES, STEEL_DOORS } from '../../doors.ts';
import { type Handler, pawnField, spaceField } from '../../handler.ts';
import type { Piece } from '../../piece.ts';
import { type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import {
  colourOf,
  heroOn,
  isPlaced,
  isSameMall,
  occupied,
  pawnData,
  pawnName,
  pawnNumber,
  printed,
  spaceNow,
  whereabouts,
} from '../../ways.ts';

// [X12.1] with a hero at the desk of the control room whoever holds the vortex sends guards to vortexes of that hero's
// colour, after the theft as well. [R23] where the vortex is out of service all game, so is this.

const ID = 'controlRoom';

type Send = PawnTo<'sendGuard'>;

interface ControlRoom {
  readonly id: typeof ID;
  readonly command: Send;
  readonly means: 'sent';
  readonly refusal: 'control.nobody' | 'control.notHere' | 'control.onlyGuards';
}

function judge(game: PublicGame, { seat, pawn, from, to }: Send): Refusal | Space {
  if (!holds(game.shared.hands[seat], 'V')) return refuse('action.notHeld', { action: 'V' });
  if (game.box.policies.vortex === 'never') return refuse('vortex.outOfService');
  const index = pawnNumber(game, pawn);
  if (pawnData(game, index).kind !== 'guard') return refuse('control.onlyGuards');
  const hero = heroOn(game, 'controlRoom');
  if (hero < 0) return refuse('control.nobody');
  return whereabouts(game, index, from) ?? sent(game, index, hero, from, to);
}

function sent(game: PublicGame, guard: number, hero: number, from: Space, to: Space): Refusal | Space {
  const fits = spaceNow(game, to)?.vortex === colourOf(game, hero) && isPlaced(game, tileOf(to));
  if (!fits || !isSameMall(game, from, to)) return refuse('control.notHere');
  return occupied(game, to) ?? mayLand(game, guard, to, 'sent') ?? to;
}

function candidates(game: PublicGame, seat: number): readonly Send[] {
  const hero = heroOn(game, 'controlRoom');
  const colour = hero < 0 ? null : colourOf(game, hero);
  if (colour === null) return [];
  return game.shared.pawns.flatMap((from, pawn) =>
    game.box.vortexes[colour].map((to): Send => {
      return { type: 'sendGuard', seat, pawn: pawnName(game, pawn), from, to };
    }),
  );
}

const sendGuard: Handler<Send> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  action: true,
  means: 'sent',
  judge,
  carryOut: movedBy('sent'),
  candidates,
};

export const controlRoom: Piece<ControlRoom> = {
  id: ID,
  symbols: ['controlRoom', 'code'],
  ideas: [STEEL_DOORS],
  needs: (box) => {
    if (printed({ box }, 'controlRoom').length === 0)
      return refuse('setup.missingTile', { piece: ID, tiles: '28' });
    return hasOpenCode(box)
      ? null
      : refuse('setup.missingTiles', { piece: ID, tiles: OPEN_CODES.join(', ') });
  },
  commands: { sendGuard },
};
