import { isTool } from '#client/pieces/index.ts';
import { directionIndex } from '#engine/family/directions.ts';
import { isRefusal, judge, type MallCommand, type PawnId, type View } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { ownOf } from '#engine/mall/view.ts';
import { pawnNumber, spaceOfPawn, stepFrom } from '#engine/mall/ways.ts';

// [X1.2] where this seat could take a pawn, were nobody on that tile: as the engine refuses it.

export const isOf = (command: MallCommand, pawn: PawnId) => 'pawn' in command && command.pawn === pawn;

/** The first space of each tile that this pawn is refused for whoever is on it. */
export function barredTo(view: View, pawn: PawnId): readonly Space[] {
  const closed = triesOf(view, pawn).filter((command) => {
    const verdict = judge(view, command);
    return isRefusal(verdict) && verdict.refused === 'tile.closed';
  });
  const ends = closed.filter((command) => !isBeyond(command, closed)).map((command) => endOf(view, command));
  return [...new Set(ends)].filter((to) => to !== OFF);
}

function triesOf(view: View, pawn: PawnId): readonly MallCommand[] {
  const { seat } = view;
  if (seat === null) return [];
  return [...view.box.handlers.values()]
    .filter(({ means }) => means !== undefined)
    .flatMap(({ candidates }) => candidates?.(view, seat, ownOf(view, seat)) ?? [])
    .filter((command) => isOf(command, pawn) && !isTool(view.box, command));
}

/** A longer walk that way is refused for the same space. */
function isBeyond(command: MallCommand, others: readonly MallCommand[]): boolean {
  if (command.type !== 'move') return false;
  return others.some(
    (other) =>
      other.type === 'move' && other.direction === command.direction && other.distance < command.distance,
  );
}

/** Where it would end if nothing were in its way. */
function endOf(view: View, command: MallCommand): Space {
  if (command.type !== 'move') return 'to' in command ? (command.to as Space) : OFF;
  const pawn = pawnNumber(view, command.pawn);
  let at = spaceOfPawn(view, command.pawn);
  for (let step = 0; step < command.distance; step++)
    at = stepFrom(view, pawn, at, directionIndex(command.direction));
  return at;
}
