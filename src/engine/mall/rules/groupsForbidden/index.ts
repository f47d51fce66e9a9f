import { refuse } from '../../../core/refusal.ts';
import { tooFewExits } from '../../goals.ts';
import type { Piece } from '../../piece.ts';
import { type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { pawnName } from '../../ways.ts';

// [S17] [R12] no two heroes on one tile, nor one passing through another's, tile 1 excepted; heroes
// stay on their exit and cannot step off again.

function crowds(game: PublicGame, pawn: number, to: Space) {
  const tile = tileOf(to);
  const { cast } = game.box;
  if (!cast[pawn]?.hero) return null;
  const company = game.shared.pawns.findIndex(
    (space, other) => other !== pawn && cast[other]?.hero && tileOf(space) === tile,
  );
  return tile === 0 || company < 0 ? null : refuse('group.forbidden', { with: pawnName(game, company) });
}

interface GroupsForbidden {
  readonly id: 'groupsForbidden';
  readonly refusal: 'group.forbidden';
}

export const groupsForbidden: Piece<GroupsForbidden> = {
  id: 'groupsForbidden',
  needs: tooFewExits,
  apart: 'tiles',
  stepVeto: crowds,
  landVeto: crowds,
  policies: { leave: (game, pawn) => [{ type: 'escaped', pawn: pawnName(game, pawn), stays: true }] },
};
