import type { Space } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { isWorking, pawnData, spaceNow } from './ways.ts';

// Where ending means something: for whoever brings a pawn somewhere by several moves, so that no stop on the way does
// more than was meant.

/** [M23] an available sand timer space, for pawns that spaces act on. */
export function turnsTimer(game: PublicGame, pawn: number, to: Space): boolean {
  return spaceNow(game, to)?.timer === true && isWorking(game, to) && pawnData(game, pawn).triggers;
}

/** Whether something may follow from this pawn's ending there; of an exit [M20] also if it opens only in a moment. */
export function stirs(game: PublicGame, pawn: number, to: Space): boolean {
  const exit = spaceNow(game, to)?.exit != null && pawnData(game, pawn).triggers;
  return exit || turnsTimer(game, pawn, to) || game.box.pieces.some((piece) => piece.stirs?.(game, pawn, to));
}
