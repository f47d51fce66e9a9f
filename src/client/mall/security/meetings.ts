import { holds, MOVE_ACTION } from '#engine/mall/actions.ts';
import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { DIRECTIONS, outOfService, type PawnId, type View } from '#engine/mall/index.ts';
import { keptOut, watcherOn } from '#engine/mall/meeting.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { farEnd, pawnNumber, pawnOn, spaceOfPawn, stepFrom } from '#engine/mall/ways.ts';

// [X1.2] where a hero and a guard would come to be on one tile, by the actions of this seat.

/** The first space of each such tile that this pawn could be taken to. */
export function meetings(view: View, pawn: PawnId): readonly Space[] {
  const number = pawnNumber(view, pawn);
  const from = spaceOfPawn(view, pawn);
  const hand = view.seat === null ? undefined : view.shared.hands[view.seat];
  if (from === OFF || hand === undefined) return [];
  const walks = DIRECTIONS.filter((direction) => holds(hand, MOVE_ACTION[direction]));
  const whirls = holds(hand, 'V') && outOfService(view) === null ? vortexesFor(view, number) : [];
  const ends = [
    ...walks.map((direction) => alongTo(view, number, DIRECTIONS.indexOf(direction))),
    ...(holds(hand, 'L') ? [farEnd(view, from)] : []),
    ...whirls,
  ];
  return [...new Set(ends)].filter((to) => to !== OFF && meets(view, number, from, to));
}

const meets = (view: View, pawn: number, from: Space, to: Space) =>
  tileOf(from) !== tileOf(to) && watcherOn(view, pawn, to) >= 0 && pawnOn(view, to) < 0;

/** The first space that way where somebody is met; OFF where the way ends before. */
function alongTo(view: View, pawn: number, direction: number): Space {
  let at = view.shared.pawns[pawn] ?? OFF;
  const seen = new Set([at]);
  for (;;) {
    const to = stepFrom(view, pawn, at, direction);
    if (to === OFF || pawnOn(view, to) >= 0 || seen.has(to)) return OFF;
    if (meets(view, pawn, at, to)) return to;
    seen.add(to);
    at = to;
  }
}

/** Where the rules keep this pawn out; the others mean a capture [X5.1]. */
export function barredTo(view: View, pawn: PawnId): readonly Space[] {
  return meetings(view, pawn).filter((to) => keptOut(view, pawnNumber(view, pawn), to) !== null);
}

export function capturesAt(view: View, pawn: PawnId): readonly Space[] {
  return meetings(view, pawn).filter((to) => keptOut(view, pawnNumber(view, pawn), to) === null);
}
