import { type Refusal, refuse } from '../../../core/refusal.ts';
import { mayLand } from '../../acts/move.ts';
import { pawnField, spaceField } from '../../handler.ts';
import { NOTHING } from '../../piece.ts';
import type { Space } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import { inHands, isSameMall, pawnName, pawnNumber, spaceOfPawn, whereabouts, withPawn } from '../../ways.ts';
import {
  ANY_TIME,
  type CastSwap,
  cast,
  type Happens,
  type Spell,
  type SpellHandler,
  type Swapped,
} from './spell.ts';

// [X10.4] [R20] two pawns in the corridors change places; whether either may be where it comes is judged as it is then.
// Captives, guards who hold one, and whoever is off the board are left out.

export const swap: Spell = { id: 'swap', reaches: true };

function judge(game: PublicGame, { pawn, from, other, to }: CastSwap): Refusal | null {
  if (pawn === other) return refuse('spell.notThere');
  const [one, two] = [pawnNumber(game, pawn), pawnNumber(game, other)];
  return (
    fixed(game, one, from) ??
    fixed(game, two, to) ??
    (isSameMall(game, from, to) ? null : refuse('spell.notThere')) ??
    mayLand(withPawn(game, two, from), one, to, 'swap') ??
    mayLand(withPawn(game, one, to), two, from, 'swap')
  );
}

function fixed(game: PublicGame, pawn: number, at: Space): Refusal | null {
  const why = whereabouts(game, pawn, at) ?? inHands(game, pawn);
  if (why !== null) return why;
  return game.box.policies.holding(game, pawn) ? refuse('spell.notThere') : null;
}

/** [R4] one after the other arrives; what comes of the first may have taken the other away. */
export const arrives =
  (place: 0 | 1) =>
  (game: Game, { seat, pawns, to }: Swapped): Happens => {
    const [pawn, at] = [pawns[place], to[place]];
    const isThere = spaceOfPawn(game, pawn) === at;
    return isThere ? [{ type: 'moved', seat, pawn, to: at, by: 'swap' }] : NOTHING;
  };

export const castSwap: SpellHandler<CastSwap> = {
  ...ANY_TIME,
  fields: { pawn: pawnField, from: spaceField, other: pawnField, to: spaceField },
  judge,
  carryOut: (_game, { seat, pawn, from, other, to }) => [
    cast('swap', seat, null),
    { type: 'swapped', seat, pawns: [pawn, other], to: [to, from] },
  ],
  candidates: (game, seat) =>
    game.shared.pawns.flatMap((from, one) =>
      game.shared.pawns.flatMap((to, two): CastSwap[] =>
        one < two
          ? [{ type: 'castSwap', seat, pawn: pawnName(game, one), from, other: pawnName(game, two), to }]
          : [],
      ),
    ),
};
