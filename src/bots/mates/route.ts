import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { type Action, MOVE_ACTION } from '#engine/mall/actions.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { findCheapest, type Hop, type Ways, waysOf } from '../planner/way.ts';
import type { Aim } from './aims.ts';
import { knownAtTable } from './known.ts';
import type { Seen } from './seen.ts';
import { BOT_ACT, type Takes } from './tempo.ts';

const ways = knownAtTable<Ways>();

/** The hops to the nearest of these spaces; null where there is no way. */
export function wayTo(game: Seen, pawn: number, spaces: readonly Space[]): readonly Hop[] | null {
  if (spaces.length === 0) return null;
  const waysTo = ways(game, `${pawn}`, () => waysOf(game, pawn, 'toGlass'));
  return waysTo((space) => spaces.includes(space));
}

/** A pawn on its way to what it is wanted for. */
export interface Route extends Way {
  readonly aim: Aim;
}

export interface Way {
  readonly hops: readonly Hop[];
  /** How long that takes this table, in milliseconds. */
  readonly takes: number;
}

const quickest = knownAtTable<Way>();

/** The quickest way for those who hold the actions it takes, at their pace; of two alike the one with fewer steps. */
export function routeTo(game: Seen, pawn: number, spaces: readonly Space[], pace: Takes): Way | null {
  const hops = wayTo(game, pawn, spaces);
  if (hops === null) return null;
  if (pace.isEven || hops.every(isPlain(waitsFor(pace, pawn)))) return { hops, takes: takenBy(hops, pace) };
  return quickest(game, `${pawn}:${spaces}:${pace.name}`, () => lookFor(game, pawn, spaces, pace, hops));
}

const isPlain =
  (wait: Wait) =>
  ({ by, from, direction }: Hop) =>
    wait(by, from, direction) === 0;

const takenBy = (hops: readonly Hop[], { takes }: Takes) =>
  hops.reduce((sum, hop) => sum + takes(actionOf(hop)), 0);

type Wait = (by: Hop['by'], from: Space, direction: number) => number;

/** What somebody is longer about each sort of act than a bot, in milliseconds, or about something else. */
function waitsFor({ takes, detour, hasDetours }: Takes, pawn: number): Wait {
  const longer = (action: Action | null) => SPARED * Math.max(0, takes(action) - BOT_ACT);
  const walks = DIRECTIONS.map((direction) => longer(MOVE_ACTION[direction]));
  const others = { vortex: longer('V'), escalator: longer('L'), shaft: longer(null) };
  return (by, from, direction) => {
    const wait = by === 'walk' || by === 'jump' ? (walks[direction] ?? 0) : others[by];
    return hasDetours ? wait + detour(pawn, from, actionOf({ by, direction })) : wait;
  };
}

/** Prices are in tenths of a second; people like ways with few steps better than ways with few acts. */
const TENTH = 100;
const STEP = 3;
/** Whoever is slower than bots has the most to do: so many times the wait is worth a longer way without. */
const SPARED = 3;

/** Quicker than the shortest, if there is one. */
function lookFor(
  game: Seen,
  pawn: number,
  spaces: readonly Space[],
  pace: Takes,
  shortest: readonly Hop[],
): Way {
  const wait = waitsFor(pace, pawn);
  const price = (by: Hop['by'], from: Space, direction: number, distance: number) =>
    (BOT_ACT + wait(by, from, direction)) / TENTH + STEP * distance;
  const limit = shortest.reduce(
    (sum, { by, from, direction, distance }) => sum + price(by, from, direction, distance),
    0,
  );
  const prices = { of: price, least: BOT_ACT / TENTH };
  const found = findCheapest(game, pawn, (space) => spaces.includes(space), 'toGlass', prices, limit);
  const hops = found?.hops ?? shortest;
  return { hops, takes: takenBy(hops, pace) };
}

/** What a hop needs; null where anybody may. */
export function actionOf({ by, direction }: Pick<Hop, 'by' | 'direction'>): Action | null {
  if (by === 'vortex') return 'V';
  if (by === 'escalator') return 'L';
  return by === 'shaft' ? null : MOVE_ACTION[DIRECTIONS[direction] as Direction];
}
