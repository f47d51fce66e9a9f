import type { Space } from './spaces.ts';
import type { Seen } from './state.ts';
import { isWorking, pawnData, spaceNow } from './ways.ts';

// Where ending means something: for whoever brings a pawn somewhere by several moves, so that no stop on the way does
// more than was meant.

/** [M23] an available sand timer space, for pawns that spaces act on. */
export function turnsTimer(seen: Seen, pawn: number, to: Space): boolean {
  return spaceNow(seen, to)?.timer === true && isWorking(seen, to) && pawnData(seen, pawn).triggers;
}

/** Whether something may follow from this pawn's ending there; of an exit [M20] also if it opens only in a moment. */
export function stirs(seen: Seen, pawn: number, to: Space): boolean {
  const exit = spaceNow(seen, to)?.exit != null && pawnData(seen, pawn).triggers;
  return exit || turnsTimer(seen, pawn, to) || seen.box.pieces.some((piece) => piece.stirs?.(seen, pawn, to));
}
