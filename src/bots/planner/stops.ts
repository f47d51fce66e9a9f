import { strays } from '#engine/mall/rules/directEscape/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { pawnData, printed, spaceNow } from '#engine/mall/ways.ts';

// Where a pawn may be on its way, and where its way ends.

/** [M20] whoever ends here after the theft goes nowhere else. */
export function isLastStop(game: PublicGame, pawn: number, space: Space): boolean {
  const { box, shared } = game;
  if ((box.goals.theft && !shared.stolen) || spaceNow(game, space)?.exit == null) return false;
  return pawnData(game, pawn).triggers && box.policies.mayLeave(game, pawn, space);
}

/** Whether it may come to this space, or by it. */
export function isFree(game: PublicGame, pawn: number, space: Space): boolean {
  if (game.shared.pawns.includes(space)) return false;
  for (const veto of game.box.stepVetoes) if (veto(game, pawn, space) !== null) return false;
  return !strays(game, pawn, space) && !isCell(game, pawn, space);
}

/** [R18] whoever comes to the guard room, however, is a captive. */
function isCell(game: PublicGame, pawn: number, space: Space): boolean {
  const [cell] = printed(game, 'captive');
  if (cell === undefined || tileOf(cell) !== tileOf(space)) return false;
  return tileOf(game.shared.pawns[pawn] ?? OFF) !== tileOf(space);
}
