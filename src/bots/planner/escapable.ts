import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { Seen } from '#engine/mall/state.ts';
import { farEnd } from '#engine/mall/ways.ts';
import { crossingsTo, dimensionOf, hasDimensions } from './crossings.ts';
import { canFly } from './flight.ts';
import type { Goal } from './goals.ts';
import { isSister } from './jumps.ts';
import { roadsOf } from './roads.ts';

// Whether the mall as it lies allows the theft and the escape, if pawns did not hinder each other.

export function isComplete(seen: Seen, goal: Goal): boolean {
  const laid = laidTiles(seen);
  const isLaid = (space: Space) => laid.has(tileOf(space));
  if (!goal.items.every(isLaid) || !goal.exits.every(isLaid)) return false;
  return canGather(seen, goal) && canEscape(seen, goal);
}

/** Nothing laid so far rules the goal out: no item lies in one dimension and its exit in the other. */
export function isPromising(seen: Seen, { items, exits }: Goal): boolean {
  if (!hasDimensions(seen)) return true;
  return items.every((item, pawn) => {
    const [one, other] = [dimensionOf(seen, item), dimensionOf(seen, exits[pawn] as Space)];
    return one === OFF || other === OFF || one === other;
  });
}

function laidTiles({ shared }: Seen): ReadonlySet<number> {
  return new Set(shared.board.placed.map(({ tile }) => tile));
}

function canGather(seen: Seen, { items }: Goal): boolean {
  if (!hasDimensions(seen)) return items.every((item, pawn) => canTake(seen, pawn, item));
  const wanted = items.map((space) => dimensionOf(seen, space));
  return crossingsTo(seen, (dimensions) => wanted.every((one, pawn) => one === dimensions[pawn])) !== null;
}

/** Heroes get everywhere, whoever jumps not always. */
function canTake(seen: Seen, pawn: number, item: Space): boolean {
  return !isSister(seen, pawn) || canFly(seen, seen.shared.pawns[pawn] as Space, item);
}

function canEscape(seen: Seen, { items, exits }: Goal): boolean {
  return items.every((item, pawn) => canGetTo(seen, pawn, item, exits[pawn] as Space));
}

function canGetTo(seen: Seen, pawn: number, from: Space, to: Space): boolean {
  return isSister(seen, pawn) ? canFly(seen, from, to) : onFoot(seen, pawn, from).has(to);
}

/** Every space this pawn could walk or ride to. */
function onFoot(seen: Seen, pawn: number, start: Space): ReadonlySet<Space> {
  const roads = roadsOf(seen, pawn);
  const reached = new Set([start]);
  for (const space of reached) {
    for (let index = space * 4; index < space * 4 + 4; index++)
      if (roads[index] !== OFF) reached.add(roads[index] as Space);
    const far = farEnd(seen, space);
    if (far !== OFF) reached.add(far);
  }
  return reached;
}
