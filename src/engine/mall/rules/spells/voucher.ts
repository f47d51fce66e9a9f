import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import type { PawnTo } from '../../commands.ts';
import { pawnField, spaceField } from '../../handler.ts';
import { type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { isPlaced, isSameMall, pawnNumber, printed, spaceOfPawn, whereabouts } from '../../ways.ts';
import { hasNoGuard, noGuard } from './guards.ts';
import { ANY_TIME, cast, running, type Spell, type SpellHandler } from './spell.ts';

// [X10.11] until the next flip a guard sits in a burger place and is not on its tile; then it is back in front of it.

type Voucher = PawnTo<'castVoucher'>;

export const voucher: Spell = {
  id: 'voucher',
  isUseless: (box) => hasNoGuard(box) || !hasBurgers(box),
};

const hasBurgers = (box: Box) => printed({ box }, 'burger').length > 0;

function judge(game: PublicGame, { pawn, from, to }: Voucher): Refusal | null {
  const index = pawnNumber(game, pawn);
  const not = noGuard(game, index);
  if (not !== null) return not;
  if (running(game, 'frog')?.pawn === pawn) return refuse('spell.isFrog');
  const why = whereabouts(game, index, from);
  if (why !== null) return why;
  return game.box.policies.holding(game, index) || !isEntrance(game, from, to)
    ? refuse('spell.notThere')
    : null;
}

const isEntrance = (game: PublicGame, from: Space, to: Space) =>
  printed(game, 'burger').includes(to) && isPlaced(game, tileOf(to)) && isSameMall(game, from, to);

export const castVoucher: SpellHandler<Voucher> = {
  ...ANY_TIME,
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  judge,
  carryOut: (_game, { seat, pawn, to }) => [
    cast('voucher', seat, { pawn, space: to }),
    { type: 'tookOff', pawn },
  ],
  candidates: (game, seat) =>
    game.box.pawns.flatMap((pawn) =>
      printed(game, 'burger').map((to): Voucher => {
        return { type: 'castVoucher', seat, pawn, from: spaceOfPawn(game, pawn), to };
      }),
    ),
};
