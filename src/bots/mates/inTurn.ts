import { OFF, type Space } from '#engine/mall/spaces.ts';
import { moved } from '../planner/bridge.ts';
import { type Hop, spacesAlong } from '../planner/way.ts';
import type { Step } from './imagine.ts';
import { routeTo } from './route.ts';
import type { Seen } from './seen.ts';
import type { Takes } from './tempo.ts';
import { hopWish } from './wish.ts';

// Where heroes are in each other's way only as long as they stand where they do: one after the other straight to where
// each is wanted, in the order that takes the table least. Everybody sees what that is about.

export interface Bound {
  readonly pawn: number;
  readonly space: Space;
}

interface Turn {
  readonly steps: readonly Step[];
  readonly takes: number;
}

const NOBODY: Turn = { steps: [], takes: 0 };

/** Null where no order will do. */
export function inTurn(game: Seen, bound: readonly Bound[], pace: Takes): readonly Step[] | null {
  return best(game, bound, pace, Number.POSITIVE_INFINITY)?.steps ?? null;
}

/** The quickest of all orders that take less than this. */
function best(game: Seen, bound: readonly Bound[], pace: Takes, limit: number): Turn | null {
  if (bound.length === 0) return NOBODY;
  let found: Turn | null = null;
  for (const one of bound) {
    const most = found?.takes ?? limit;
    const way = routeTo(game, one.pawn, [one.space], pace);
    if (way === null || way.takes >= most) continue;
    const others = bound.filter((other) => other !== one);
    const rest = best(arrived(game, one), others, pace, most - way.takes);
    if (rest === null) continue;
    const steps = way.hops.map((hop) => stepOf(game, one.pawn, hop));
    found = { steps: [...steps, ...rest.steps], takes: way.takes + rest.takes };
  }
  return found;
}

/** Once it is there; who leaves is gone, unless heroes stay on their exits [R12]. */
function arrived(game: Seen, { pawn, space }: Bound): Seen {
  const { box, shared } = moved(game, pawn, space);
  const leaves = shared.stolen || !box.goals.theft;
  const stays = box.policies.leave(game, pawn).some((event) => 'stays' in event && event.stays);
  if (!leaves || stays) return { box, shared };
  return {
    box,
    shared: { ...shared, pawns: shared.pawns.with(pawn, OFF), escaped: shared.escaped.with(pawn, true) },
  };
}

function stepOf(game: Seen, pawn: number, hop: Hop): Step {
  const { act, to = hop.to } = hopWish(game, pawn, hop);
  return { act, pawn, from: hop.from, to, touches: [...spacesAlong(game, pawn, [hop])] };
}
