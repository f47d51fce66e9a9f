import type { Leg, Trip } from '#client/board/motion.ts';
import { apart, type Spot } from '#client/board/spots.ts';
import { PAWNS, type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { moved, type Position } from '#engine/tower/position.ts';
import type { Means } from '#engine/tower/steps.ts';
import { wayTo } from '#engine/tower/ways.ts';
import { layoutOf, type TowerLayout } from './layout.ts';

// How everything got from one position to the next, as it should be seen. Told by the positions alone, so that
// playing, taking back and watching a solution look the same.

const WAYS: Readonly<Record<Means, Leg['way']>> = {
  walk: 'walk',
  ladder: 'glide',
  jump: 'hop',
  toss: 'hop',
  teleport: 'whirl',
};
const MAGE = pawnIndex('mage');

/** The trips of one action; what is no action (undoing, a late page) glides straight. */
export function tripsBetween(graph: QuestGraph, before: Position, now: Position): readonly Trip[] {
  const changed = now.pawns.flatMap((space, pawn) => (space === before.pawns[pawn] ? [] : pawn));
  if (changed.length === 0) return [];
  const wanted = positionKey(now);
  const action = actionsFrom(graph, before).find(([, after]) => positionKey(after) === wanted)?.[0];
  if (action?.type === 'move') {
    const first = legTo(graph, before, action.pawn, action.to);
    const leaves = now.pawns[action.pawn] === NOWHERE;
    if (action.swap === null) return [{ ...trip(before, action.pawn, [first]), leaves }];
    const mid = moved(graph, before, action.pawn, action.to);
    const there = mid.pawns[action.swap] as number;
    return [
      trip(before, MAGE, [first, hop(there)]),
      { ...trip(before, action.swap, [hop(action.to)]), after: PAWNS[MAGE] as Pawn },
    ];
  }
  return changed.flatMap((pawn) => straight(before, now, pawn));
}

function trip({ pawns }: Position, pawn: number, legs: readonly Leg[]): Trip {
  return { token: PAWNS[pawn] as Pawn, from: pawns[pawn] as number, legs, after: null, leaves: false };
}

const hop = (to: number): Leg => ({ way: 'hop', to, steps: 2 });

function straight(before: Position, now: Position, pawn: number): Trip[] {
  const to = now.pawns[pawn] as number;
  if (to === NOWHERE || before.pawns[pawn] === NOWHERE) return [];
  // Two who changed places: a swap, seen after its move.
  const swapped = now.pawns.some(
    (space, other) => other !== pawn && before.pawns[other] === to && space === before.pawns[pawn],
  );
  const leg: Leg = swapped ? hop(to) : { way: 'glide', to, steps: 2 };
  return [trip(before, pawn, [leg])];
}

function legTo(graph: QuestGraph, before: Position, pawn: number, to: number): Leg {
  const way = wayTo(graph, before, pawn, to);
  const { spots } = layoutOf(graph.quest, before.arranged);
  const [from, end] = [spots.get(before.pawns[pawn] as number), spots.get(to)];
  return { way: WAYS[way?.by ?? 'walk'], to, steps: apart(from, end) };
}

/** A card that lies otherwise than before. */
export interface CardTrip {
  readonly card: number;
  /** Degrees it was turned by, the short way round; 0 for one that slid. */
  readonly degrees: number;
  /** Where it came from, in spaces. */
  readonly dx: number;
  readonly dy: number;
}

export function cardTrips(before: TowerLayout, now: TowerLayout): readonly CardTrip[] {
  return now.cards.flatMap(({ number, x, y, turned }) => {
    const old = before.cards[number];
    if (old === undefined) return [];
    const quarters = (turned - old.turned + 4) & 3;
    const [dx, dy] = [old.x - x, old.y - y];
    if (quarters === 0 && dx === 0 && dy === 0) return [];
    return [{ card: number, degrees: quarters === 3 ? -90 : quarters * 90, dx, dy }];
  });
}

export const CARD_TIME = 420;
const FRAMES = 8;

/** The places a pawn passes that rides on a card, the last one where it is now. */
export function rideOf({ degrees, dx, dy }: CardTrip, card: Spot, now: Spot): readonly Spot[] {
  const centre = { x: card.x + 1.5, y: card.y + 1.5 };
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const rest = 1 - frame / FRAMES;
    if (degrees === 0) return { x: now.x + dx * rest, y: now.y + dy * rest };
    const angle = (-degrees * rest * Math.PI) / 180;
    const [x, y] = [now.x - centre.x, now.y - centre.y];
    return {
      x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
    };
  });
}
