import { type Refusal, refuse } from '../../../core/refusal.ts';
import { mayLand } from '../../acts/move.ts';
import { pawnField, spaceField } from '../../handler.ts';
import type { Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { inHands, isSameMall, pawnName, pawnNumber, spaceNow, whereabouts } from '../../ways.ts';
import type { PawnId } from '../../words.ts';
import { ANY_TIME, type CastSwap, cast, type Spell, type SpellHandler } from './spell.ts';

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
    mayLand(changed(game, one, two), one, to, 'swap') ??
    mayLand(changed(game, one, two), two, from, 'swap')
  );
}

function fixed(game: PublicGame, pawn: number, at: Space): Refusal | null {
  const why = whereabouts(game, pawn, at) ?? inHands(game, pawn);
  if (why !== null) return why;
  const may = spaceNow(game, at)?.corridor && !game.box.policies.holding(game, pawn);
  return may ? null : refuse('spell.notThere');
}

/** The table as it is once they have changed places. */
function changed({ box, shared }: PublicGame, one: number, two: number): PublicGame {
  const { pawns } = shared;
  const after = pawns.with(one, pawns[two] as Space).with(two, pawns[one] as Space);
  return { box, shared: { ...shared, pawns: after } };
}

const moved = (seat: number, pawn: PawnId, to: Space) =>
  ({ type: 'moved', seat, pawn, to, by: 'swap' }) as const;

export const castSwap: SpellHandler<CastSwap> = {
  ...ANY_TIME,
  fields: { pawn: pawnField, from: spaceField, other: pawnField, to: spaceField },
  judge,
  carryOut: (_game, { seat, pawn, from, other, to }) => [
    cast('swap', seat, null),
    { type: 'swapped', pawns: [pawn, other] },
    moved(seat, pawn, to),
    moved(seat, other, from),
  ],
  candidates: (game, seat) =>
    game.shared.pawns.flatMap((from, one) =>
      game.shared.pawns.flatMap((to, two): CastSwap[] =>
        one < two && Math.min(from, to) >= 0
          ? [{ type: 'castSwap', seat, pawn: pawnName(game, one), from, other: pawnName(game, two), to }]
          : [],
      ),
    ),
};
