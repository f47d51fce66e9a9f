import { mayLand } from '#engine/mall/acts/move.ts';
import { outOfService, vortexesFor } from '#engine/mall/acts/vortex.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { isCaught } from '#engine/mall/meeting.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import {
  colourOf,
  farEnd,
  isMarked,
  isWorking,
  linksFrom,
  pawnData,
  pawnName,
  spaceNow,
} from '#engine/mall/ways.ts';
import { isBusy } from './busy.ts';
import { hoveringOver, hovers } from './hover.ts';
import { isSister, jumpsOf } from './jumps.ts';
import { type Roads, roadsOf } from './roads.ts';
import { seatWith } from './run.ts';
import { isFree, isLastStop } from './stops.ts';

// The fewest commands that bring one pawn somewhere while the others stand still: a breadth-first
// search whose steps are whole acts. No act ends on a working sand timer space unless that is the goal, because a flip
// with much sand left would leave little.

export interface Hop {
  readonly by: 'walk' | 'escalator' | 'vortex' | 'jump' | 'shaft';
  readonly from: Space;
  readonly to: Space;
  readonly direction: number;
  readonly distance: number;
}

/** How a way may go; to the glass it may end on a sand timer. */
export type Manner = 'anyhow' | 'onFoot' | 'toGlass';

/** A search under way: for each space, the hop that first led there. */
interface Search {
  readonly game: PublicGame;
  readonly pawn: number;
  readonly roads: Roads;
  readonly vortex: boolean;
  readonly came: (Hop | undefined)[];
  readonly queue: Space[];
  /** Whether it may come there, as far as that was asked already. */
  readonly free: (boolean | undefined)[];
  readonly isGoal: IsGoal;
  /** Which working sand timers the way may end on. */
  readonly turns: IsGoal;
  /** Where acts have prices: what it costs to come to each space, and who is looked at when. */
  readonly market: Market | null;
}

/** What an act costs, in whole numbers above nought. */
export interface Prices {
  readonly of: (by: Hop['by'], from: Space, direction: number, distance: number) => number;
  /** Nothing costs less. */
  readonly least: number;
}

interface Market {
  readonly prices: Prices;
  readonly limit: number;
  readonly cost: number[];
  readonly byCost: Space[][];
}

export type IsGoal = (space: Space) => boolean;

/** The hops to the nearest goal, none where the pawn is there already; null where there is no way. */
export function findWay(
  game: PublicGame,
  pawn: number,
  isGoal: IsGoal,
  manner: Manner = 'anyhow',
): Hop[] | null {
  const start = game.shared.pawns[pawn] as Space;
  if (start === OFF) return null;
  if (isGoal(start)) return [];
  if (isBusy(game, pawn)) return null;
  const search = begin(game, pawn, manner, start, isGoal);
  for (const from of search.queue) {
    const first = search.queue.length;
    expand(search, from, start);
    for (let index = first; index < search.queue.length; index++) {
      const space = search.queue[index] as Space;
      if (isGoal(space)) return trace(search, start, space);
    }
  }
  return null;
}

/** Whatever a single act brings it to. */
export function hopsFrom(game: PublicGame, pawn: number, manner: Manner = 'anyhow'): readonly Hop[] {
  const start = game.shared.pawns[pawn] as Space;
  if (start === OFF || isBusy(game, pawn)) return [];
  const search = begin(game, pawn, manner, start, nowhere);
  expand(search, start, start);
  return search.queue.slice(1).map((space) => search.came[space] as Hop);
}

export interface PricedWay {
  readonly hops: readonly Hop[];
  readonly cost: number;
}

/** The cheapest hops to a goal, where not all cost the same; null where none cost less than that. */
export function findCheapest(
  game: PublicGame,
  pawn: number,
  isGoal: IsGoal,
  manner: Manner,
  prices: Prices,
  limit: number,
): PricedWay | null {
  const start = game.shared.pawns[pawn] as Space;
  if (start === OFF) return null;
  if (isGoal(start)) return { hops: [], cost: 0 };
  if (isBusy(game, pawn)) return null;
  const market: Market = { prices, limit, cost: [], byCost: [[start]] };
  market.cost[start] = 0;
  const search = begin(game, pawn, manner, start, isGoal, market);
  for (let cost = 0; cost < market.byCost.length; cost++)
    for (const from of market.byCost[cost] ?? []) {
      if (market.cost[from] !== cost) continue;
      if (isGoal(from)) return { hops: trace(search, start, from), cost };
      expand(search, from, start);
    }
  return null;
}

const nowhere: IsGoal = () => false;

function begin(
  game: PublicGame,
  pawn: number,
  manner: Manner,
  start: Space,
  isGoal: IsGoal,
  market: Market | null = null,
): Search {
  const roads = roadsOf(game, pawn);
  const vortex = manner !== 'onFoot' && outOfService(game) === null;
  const came: (Hop | undefined)[] = [];
  came[start] = { by: 'walk', from: OFF, to: start, direction: 0, distance: 0 };
  const turns = manner === 'toGlass' ? isGoal : nowhere;
  return { game, pawn, roads, vortex, came, queue: [start], free: [], isGoal, turns, market };
}

function trace(search: Search, start: Space, goal: Space): Hop[] {
  const hops: Hop[] = [];
  for (let at = goal; at !== start; ) {
    const last = search.came[at] as Hop;
    hops.push(last);
    at = last.from;
  }
  return hops.reverse();
}

function expand(search: Search, from: Space, start: Space): void {
  if (from !== start && isLastStop(search.game, search.pawn, from)) return;
  // [X5.8] the code that led out of the guard room leads through no second door.
  if (isMarked(search.game, tileOf(start), 'captive') && tileOf(from) !== tileOf(start)) return;
  if (isSister(search.game, search.pawn)) jump(search, from);
  else goOn(search, from, start);
}

function goOn(search: Search, from: Space, start: Space): void {
  for (let direction = 0; direction < 4; direction++) walk(search, from, direction);
  const far = farEnd(search.game, from);
  if (far !== OFF && isOpen(search, far)) land(search, 'escalator', from, far);
  crawl(search, from);
  const vortex = spaceNow(search.game, from)?.vortex;
  // From anywhere means from the start; only a piece that asks for a vortex underfoot [S13] needs more.
  if (search.vortex && (from === start || vortex === colourOf(search.game, search.pawn))) warp(search, from);
}

/** [L1] beside a hero, and in line. */
function jump(search: Search, from: Space): void {
  const { beside, inLine } = jumpsOf(search.game);
  const heroes = search.game.shared.pawns.filter((_, pawn) => pawn !== search.pawn);
  for (const { to, direction } of inLine.get(from) ?? []) {
    const helped = beside.get(to)?.some((stand) => heroes.includes(stand)) ?? false;
    if (helped && !heroes.includes(to)) land(search, 'jump', from, to, direction);
  }
}

function walk(search: Search, from: Space, direction: number): void {
  const { game, pawn, roads } = search;
  let before = from;
  let at = roads[from * 4 + direction] as Space;
  for (let distance = 1; at !== OFF && isOpen(search, at) && !isCaught(game, pawn, before, at); distance++) {
    land(search, 'walk', from, at, direction, distance);
    before = at;
    at = roads[at * 4 + direction] as Space;
  }
}

/** Every space is come to from several sides. */
function isOpen({ game, pawn, free }: Search, space: Space): boolean {
  const known = free[space];
  if (known !== undefined) return known;
  const is = isFree(game, pawn, space);
  free[space] = is;
  return is;
}

/** [X3.2] [X3.3] guards do not: the shaft would be gone. */
function crawl(search: Search, from: Space): void {
  const { game, pawn } = search;
  if (!pawnData(game, pawn).hero) return;
  for (const to of linksFrom(game, from))
    if (isOpen(search, to) && !isCaught(game, pawn, from, to)) land(search, 'shaft', from, to);
}

function warp(search: Search, from: Space): void {
  const { game, pawn, came } = search;
  const { shared, box } = game;
  const gameThere = { box, shared: { ...shared, pawns: shared.pawns.with(pawn, from) } };
  const seat = seatWith(game, 'V');
  for (const to of vortexesFor(game, pawn)) {
    if (came[to] !== undefined && search.market === null) continue;
    const judged = judge(gameThere, { type: 'vortex', seat, pawn: pawnName(game, pawn), from, to });
    if (!isRefusal(judged) && !isCaught(game, pawn, from, to)) land(search, 'vortex', from, to);
  }
}

function land(search: Search, by: Hop['by'], from: Space, to: Space, direction = 0, distance = 0): void {
  const { game, pawn, came, queue, turns, market } = search;
  const cost = market === null ? 0 : costBy(market, by, from, direction, distance);
  if (market === null ? came[to] !== undefined : !isCheaper(search, market, to, cost)) return;
  if (spaceNow(game, to)?.timer && isWorking(game, to) && !turns(to)) return;
  if (by !== 'vortex' && mayLand(game, pawn, to, by) !== null) return;
  came[to] = { by, from, to, direction, distance };
  if (market === null) queue.push(to);
  else enqueue(market, to, cost);
}

const costBy = ({ cost, prices }: Market, by: Hop['by'], from: Space, direction: number, distance: number) =>
  (cost[from] ?? 0) + prices.of(by, from, direction, distance);

/** From anywhere but a goal at least one act more is needed. */
function isCheaper({ isGoal }: Search, { cost, prices, limit }: Market, to: Space, now: number): boolean {
  return now < (cost[to] ?? limit) && (now + prices.least < limit || isGoal(to));
}

function enqueue(market: Market, to: Space, cost: number): void {
  market.cost[to] = cost;
  const same = market.byCost[cost];
  if (same === undefined) market.byCost[cost] = [to];
  else same.push(to);
}

/** Every space the hops touch, the start included. */
export function spacesAlong(game: PublicGame, pawn: number, hops: readonly Hop[]): ReadonlySet<Space> {
  const roads = roadsOf(game, pawn);
  const touched = new Set<Space>();
  for (const { by, from, to, direction } of hops) {
    touched.add(from).add(to);
    if (by !== 'walk') continue;
    for (let at = from; at !== to; at = roads[at * 4 + direction] as Space) touched.add(at);
  }
  return touched;
}

/** As if these pawns were not there. */
export function without(game: PublicGame, pawns: readonly number[]): PublicGame {
  const { box, shared } = game;
  const rest = {
    box,
    shared: { ...shared, pawns: shared.pawns.map((at, pawn) => (pawns.includes(pawn) ? OFF : at)) },
  };
  return pawns.some((pawn) => hovers(game, pawn)) ? hoveringOver(rest, OFF) : rest;
}
