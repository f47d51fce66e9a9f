import { type Refusal, refuse } from '../../../core/refusal.ts';
import { mayLand } from '../../acts/move.ts';
import type { PawnTo } from '../../commands.ts';
import { pawnField, spaceField } from '../../handler.ts';
import { OFF, type Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { inHands, isEmpty, isSameMall, pawnName, pawnNumber, whereabouts } from '../../ways.ts';
import { ANY_TIME, cast, type Spell, type SpellHandler } from './spell.ts';

// [X10.5] a pawn goes to any empty corridor space, where it arrives as if it had walked [R4].

type Teleport = PawnTo<'castTeleport'>;

export const teleport: Spell = { id: 'teleport', reaches: true };

function judge(game: PublicGame, { pawn, from, to }: Teleport): Refusal | Space {
  const index = pawnNumber(game, pawn);
  const why = whereabouts(game, index, from) ?? inHands(game, index);
  if (why !== null) return why;
  if (!isEmpty(game, to) || !isSameMall(game, from, to)) return refuse('spell.notThere');
  return mayLand(game, index, to, 'teleport') ?? to;
}

export const castTeleport: SpellHandler<Teleport> = {
  ...ANY_TIME,
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  means: 'teleport',
  judge,
  carryOut: (_game, { seat, pawn, to }) => [
    cast('teleport', seat, null),
    { type: 'moved', seat, pawn, to, by: 'teleport' },
  ],
  candidates: (game, seat) => {
    const free = game.box.print.flatMap((_, to) => (isEmpty(game, to) ? to : []));
    return game.shared.pawns.flatMap((from, pawn) =>
      from === OFF
        ? []
        : free.map((to): Teleport => ({ type: 'castTeleport', seat, pawn: pawnName(game, pawn), from, to })),
    );
  },
};
