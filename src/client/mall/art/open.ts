import type { PawnId, View } from '#engine/mall/index.ts';
import { type Space, spaceOf } from '#engine/mall/spaces.ts';
import { pawnNumber, spaceNow } from '#engine/mall/ways.ts';

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

/** Exits in the mall by which this hero may leave, or with nobody chosen any hero who is still in it. */
export function openExits(view: View, chosen: PawnId | null): readonly Space[] {
  const { box, shared } = view;
  const pawns = chosen === null ? box.goals.heroes : [pawnNumber(view, chosen)];
  const inside = pawns.filter((pawn) => !shared.escaped[pawn]);
  const isOpen = (exit: Space) =>
    !shared.pawns.some((space, pawn) => space === exit && shared.escaped[pawn]) &&
    inside.some((pawn) => box.policies.mayLeave(view, pawn, exit));
  return shared.board.placed
    .flatMap(({ tile }) => CELLS.map((cell) => spaceOf(tile, cell)))
    .filter((space) => spaceNow(view, space)?.exit != null && isOpen(space));
}
