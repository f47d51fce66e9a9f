import { isBreached, isEmpty, isOpen, type Position, tileAt } from './position.ts';
import { beside, SIDES, type Spot } from './tiles.ts';

// The nearest empty space by walking, whoever stands in between [R18] [R20] [X11.1].

/** All that are equally near; of them the first lies furthest north, then east, south, west by the way there. */
export function nearestEmpty(position: Position, from: Spot): Spot[] {
  const seen = new Set([from]);
  for (let ring = [from]; ring.length > 0; ) {
    const empty = ring.filter((at) => isEmpty(position, at));
    if (empty.length > 0) return empty;
    const next = ring.flatMap((at) =>
      SIDES.map((side) => beside(at, side)).filter((to) => isWalk(position, at, to)),
    );
    ring = [...new Set(next)].filter((at) => !seen.has(at));
    for (const at of ring) seen.add(at);
  }
  return [];
}

/** Nobody is put into the guard room from outside. */
function isWalk(position: Position, from: Spot, to: Spot): boolean {
  const isIn = (at: Spot) => tileAt(position, at) === '25';
  return isIn(to) === isIn(from) && (isOpen(position, from, to) || isBreached(position, from, to));
}
