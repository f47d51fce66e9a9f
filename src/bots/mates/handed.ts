import type { Box } from '#engine/mall/box.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced } from '#engine/mall/ways.ts';
import { type Goal, type Goals, goalsOf } from '../planner/goals.ts';
import { findWay, without } from '../planner/way.ts';
import { knownAtTable, knownBy } from './known.ts';
import type { Seen } from './seen.ts';

// Who steals what and leaves where. Mostly that is printed; where there is a choice [S10] it is the one with the shortest ways as
// everybody lies now, so that all who look agree, and still do after a step along it.

const goalsByBox = new WeakMap<Box, Goals>();

function goalsFor(game: Seen): Goals {
  const goals = goalsByBox.get(game.box) ?? goalsOf(game);
  goalsByBox.set(game.box, goals);
  return goals;
}

/** Whether heroes have to agree who takes which: more than one way to, and no two of them the same. */
export function isChosen(game: Seen, kind: keyof Goals): boolean {
  return chosen(game.box, kind, () => isOpen(game, kind));
}

const chosen = knownBy<Box, boolean>();

function isOpen(game: Seen, kind: keyof Goals): boolean {
  const all = goalsFor(game)[kind];
  return all.length > 1 && all.every((each) => isApart(each));
}

function isApart(spaces: readonly Space[]): boolean {
  const real = spaces.filter((space) => space !== OFF);
  return new Set(real).size === real.length;
}

const isLaid = (game: Seen) => (space: Space) => space === OFF || isPlaced(game, tileOf(space));

/** One space for each pawn, OFF for who needs none; null while what lies on the table is not enough for all. */
export function handedOut(game: Seen, kind: keyof Goals): readonly Space[] | null {
  return handed(game, kind, () => handOut(game, kind));
}

const handed = knownAtTable<readonly Space[] | null>();

function handOut(game: Seen, kind: keyof Goals): readonly Space[] | null {
  const { escaped, pawns } = game.shared;
  const fits = (each: readonly Space[]) =>
    each.every(isLaid(game)) &&
    (kind === 'items' || each.every((space, pawn) => !escaped[pawn] || space === pawns[pawn]));
  const laid = goalsFor(game)[kind].filter(fits);
  if (laid.length < 2) return laid[0] ?? null;
  const price = costs(game);
  const total = (each: readonly Space[]) => each.reduce((sum, space, pawn) => sum + price(pawn, space), 0);
  return laid.reduce((best, each) => (total(each) < total(best) ? each : best));
}

const FAR = 50;

function costs(game: Seen): (pawn: number, space: Space) => number {
  const known = new Map<number, number>();
  return (pawn, space) => {
    if (space === OFF || game.shared.escaped[pawn]) return 0;
    const key = space * game.box.pawns.length + pawn;
    const cost = known.get(key) ?? hopsAlone(game, pawn, space);
    known.set(key, cost);
    return cost;
  };
}

function hopsAlone(game: Seen, pawn: number, space: Space): number {
  const others = game.box.pawns.flatMap((_, other) => (other === pawn ? [] : [other]));
  return findWay(without(game, others), pawn, (at) => at === space)?.length ?? FAR;
}

/** All of it, for the planner. */
export function goalNow(game: Seen): Goal {
  const printed = printedGoal(game);
  return {
    items: handedOut(game, 'items') ?? printed.items,
    exits: handedOut(game, 'exits') ?? printed.exits,
  };
}

/** As it is printed, whether it lies already or not; where there is a choice, one of them. */
export function printedGoal(game: Seen): Goal {
  const { items, exits } = goalsFor(game);
  return { items: items[0] as readonly Space[], exits: exits[0] as readonly Space[] };
}
