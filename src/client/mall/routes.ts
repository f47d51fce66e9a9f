import type { Route } from '#client/board/config.ts';
import { directionIndex } from '#engine/family/directions.ts';
import { holds, MOVE_ACTION } from '#engine/mall/actions.ts';
import {
  DIRECTIONS,
  distances,
  isRefusal,
  judge,
  type MallCommand,
  mayCross,
  type PawnId,
  predict,
  stirs,
  type View,
} from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';

// Where a dragged hero could be let go: straight lines along the directions the seat holds, one
// after the other. Each line is one move, so no corner lies on a space where ending means something.

const MOST_LINES = 3;

export function routesFor(view: View, pawn: PawnId): ReadonlyMap<Space, Route<MallCommand>> {
  const found = new Map<Space, Route<MallCommand>>();
  if (view.seat === null || view.shared.phase !== 'running') return found;
  let edge: { readonly view: View; readonly route: Route<MallCommand> }[] = [
    { view, route: { commands: [], stops: [] } },
  ];
  for (let line = 0; line < MOST_LINES; line++) {
    const next: typeof edge = [];
    for (const { view: here, route } of edge)
      for (const { command, to } of lines(here, pawn)) {
        if (found.has(to) || to === view.shared.pawns[pawnNumber(view, pawn)]) continue;
        const longer = { commands: [...route.commands, command], stops: [...route.stops, to] };
        found.set(to, longer);
        const after = predict(here, command);
        // Whoever is caught there does not go on from there [X5.1].
        if (!isRefusal(after) && standsOn(after, pawn, to) && !stirs(view, pawnNumber(view, pawn), to))
          next.push({ view: after, route: longer });
      }
    edge = next;
  }
  return found;
}

const standsOn = (view: View, pawn: PawnId, space: Space) =>
  view.shared.pawns[pawnNumber(view, pawn)] === space;

function lines(view: View, pawn: PawnId): readonly { readonly command: MallCommand; readonly to: Space }[] {
  const seat = view.seat as number;
  const from = view.shared.pawns[pawnNumber(view, pawn)] as Space;
  return DIRECTIONS.filter((direction) => holds(view.shared.hands[seat], MOVE_ACTION[direction])).flatMap(
    (direction) => {
      const ends: { command: MallCommand; to: Space }[] = [];
      for (const distance of distances(view, pawnNumber(view, pawn), from, directionIndex(direction))) {
        const command = { type: 'move', seat, pawn, from, direction, distance } as const;
        const to = judge(view, command);
        if (!isRefusal(to)) ends.push({ command, to: to as Space });
        else if (!mayCross(view, command)) return ends;
      }
      return ends;
    },
  );
}
