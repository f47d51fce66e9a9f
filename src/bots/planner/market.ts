import type { Space } from '#engine/mall/spaces.ts';
import type { Hop, IsGoal } from './way.ts';

// What ways cost, where not all acts cost the same: what it costs to come to each space, and who is looked at when.

/** What an act costs, in whole numbers above nought. */
export interface Prices {
  readonly of: (by: Hop['by'], from: Space, direction: number, distance: number) => number;
  /** Nothing costs less. */
  readonly least: number;
}

export interface Market {
  readonly prices: Prices;
  readonly limit: number;
  readonly isGoal: IsGoal;
  readonly cost: number[];
  readonly byCost: Space[][];
}

export function newMarket(prices: Prices, limit: number, start: Space, isGoal: IsGoal): Market {
  const cost: number[] = [];
  cost[start] = 0;
  return { prices, limit, isGoal, cost, byCost: [[start]] };
}

export const costBy = (
  { cost, prices }: Market,
  by: Hop['by'],
  from: Space,
  direction: number,
  distance: number,
) => (cost[from] ?? 0) + prices.of(by, from, direction, distance);

/** From anywhere but a goal at least one act more is needed. */
export function isCheaper({ cost, prices, limit, isGoal }: Market, to: Space, now: number): boolean {
  return now < (cost[to] ?? limit) && (now + prices.least < limit || isGoal(to));
}

export function enqueue(market: Market, to: Space, cost: number): void {
  market.cost[to] = cost;
  const same = market.byCost[cost];
  if (same === undefined) market.byCost[cost] = [to];
  else same.push(to);
}
