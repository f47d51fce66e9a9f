import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { OnPawn } from '../../commands.ts';
import { pawnField, spaceField } from '../../handler.ts';
import type { Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { pawnName, pawnNumber, whereabouts } from '../../ways.ts';
import type { PawnId } from '../../words.ts';
import { dinesAt } from './diners.ts';
import { guardsAbout, hasNoGuard, noGuard } from './guards.ts';
import { ANY_TIME, cast, running, type Spell, type SpellHandler } from './spell.ts';

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
  candidates: (game, seat) => [
    ...guardsAbout(game).map(({ pawn, at }): Frog => frogOf(seat, pawnName(game, pawn), at)),
    ...diners(game, seat),
  ],
};

const frogOf = (seat: number, pawn: PawnId, from: Space): Frog => ({ type: 'castFrog', seat, pawn, from });

function diners(game: PublicGame, seat: number): readonly Frog[] {
  const pawn = running(game, 'voucher')?.pawn;
  const table = pawn === undefined ? null : dinesAt(game, pawn);
  return pawn === undefined || table === null ? [] : [frogOf(seat, pawn, table)];
}
