import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { type Action, MOVE_ACTION } from '#engine/mall/actions.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { PublicGame, Shared } from '#engine/mall/state.ts';
import { findCheapest, findWay, type Hop } from '../planner/way.ts';
import { knownBy } from './known.ts';
import { BOT_ACT, type Takes } from './tempo.ts';

const ways = knownBy<Shared, readonly Hop[] | null>();

/** The hops to the nearest of these spaces; null where there is no way. */
export function wayTo(game: PublicGame, pawn: number, spaces: readonly Space[]): readonly Hop[] | null {
  if (spaces.length === 0) return null;
  return ways(game.shared, `${pawn}:${spaces}`, () =>
    findWay(game, pawn, (space) => spaces.includes(space), 'toGlass'),
  );
}

export interface Way {
  readonly hops: readonly Hop[];
  /** How long that takes this table, in milliseconds. */
  readonly takes: number;
}

const quickest = knownBy<Shared, Way>();

/** The quickest way for those who hold the actions it takes, at their pace; of two alike the one with fewer steps. */
export function routeTo(game: PublicGame, pawn: number, spaces: readonly Space[], pace: Takes): Way | null {
  const hops = wayTo(game, pawn, spaces);
  if (hops === null) return null;
  const isPlain = (hop: Hop) => waitFor(pace, pawn, hop) === 0;
  if (pace.isEven || hops.every(isPlain)) return { hops, takes: takenBy(hops, pace) };
  return quickest(game.shared, `${pawn}:${spaces}:${pace.name}`, () =>
    lookFor(game, pawn, spaces, pace, hops),
  );
}

const takenBy = (hops: readonly Hop[], { takes }: Takes) =>
  hops.reduce((sum, hop) => sum + takes(actionOf(hop)), 0);

/** What somebody is longer about it than a bot, in milliseconds, or about something else. */
function waitFor({ takes, detour }: Takes, pawn: number, hop: Hop): number {
  const action = actionOf(hop);
  return SPARED * Math.max(0, takes(action) - BOT_ACT) + detour(pawn, hop.from, action);
}

/** Prices are in tenths of a second; people like ways with few steps better than ways with few acts. */
const TENTH = 100;
const STEP = 3;
/** Whoever is slower than bots has the most to do: so many times the wait is worth a longer way without. */
const SPARED = 3;

/** Quicker than the shortest, if there is one. */
function lookFor(
  game: PublicGame,
  pawn: number,
  spaces: readonly Space[],
  pace: Takes,
  shortest: readonly Hop[],
): Way {
  const price = (hop: Hop) => (BOT_ACT + waitFor(pace, pawn, hop)) / TENTH + STEP * hop.distance;
  const limit = shortest.reduce((sum, hop) => sum + price(hop), 0);
  const found = findCheapest(game, pawn, (space) => spaces.includes(space), 'toGlass', price, limit);
  const hops = found?.hops ?? shortest;
  return { hops, takes: takenBy(hops, pace) };
}

/** What a hop needs; null where anybody may. */
export function actionOf({ by, direction }: Hop): Action | null {
  if (by === 'vortex') return 'V';
  if (by === 'escalator') return 'L';
  return by === 'shaft' ? null : MOVE_ACTION[DIRECTIONS[direction] as Direction];
}
