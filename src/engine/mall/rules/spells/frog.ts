import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { OnPawn } from '../../commands.ts';
import { pawnField, spaceField } from '../../handler.ts';
import type { PublicGame } from '../../state.ts';
import { pawnNumber, spaceOfPawn, whereabouts } from '../../ways.ts';
import { dinesAt } from './diners.ts';
import { hasNoGuard, noGuard } from './guards.ts';
import { ANY_TIME, cast, type Spell, type SpellHandler } from './spell.ts';

// [X10.9] a guard is a frog until the next flip: it does not move, is in nobody's way and watches nothing. One who dines
// becomes a frog where it sits.

type Frog = OnPawn<'castFrog'>;

export const frog: Spell = { id: 'frog', isUseless: hasNoGuard };

function judge(game: PublicGame, { pawn, from }: Frog): Refusal | null {
  const index = pawnNumber(game, pawn);
  const not = noGuard(game, index);
  if (not !== null) return not;
  const table = dinesAt(game, pawn);
  if (table === null) return whereabouts(game, index, from);
  return table === from ? null : refuse('pawn.elsewhere');
}

export const castFrog: SpellHandler<Frog> = {
  ...ANY_TIME,
  fields: { pawn: pawnField, from: spaceField },
  judge,
  carryOut: (game, { seat, pawn, from }) =>
    dinesAt(game, pawn) === null
      ? [cast('frog', seat, { pawn, space: from }), { type: 'tookOff', pawn }]
      : [cast('frog', seat, { pawn, space: from, inside: true })],
  candidates: (game, seat) =>
    game.box.pawns.map((pawn): Frog => {
      return { type: 'castFrog', seat, pawn, from: dinesAt(game, pawn) ?? spaceOfPawn(game, pawn) };
    }),
};
