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
import { costBy, enqueue, isCheaper, type Market, newMarket, type Prices } from './market.ts';
import { type Roads, roadsOf } from './roads.ts';
import { seatWith } from './run.ts';
import { isFree, isLastStop } from './stops.ts';

// The fewest commands that bring one pawn somewhere while the others stand still: a breadth-first
// search whose steps are whole acts. No act ends on a working sand timer space unless that is the goal, because a flip
// with much sand left would leave little. What was searched for one goal serves for the next.

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
  /** Whether the way may end on a working sand timer. */
  readonly turns: boolean;
  /** Where acts have prices: what it costs to come to each space, and who is looked at when. */
  readonly market: Market | null;
}

export type IsGoal = (space: Space) => boolean;

/** The hops to the nearest goal, none where the pawn is there already; null where there is no way. */
export type Ways = (isGoal: IsGoal) => Hop[] | null;

/** A search that goes as far as it is asked, and on from there when it is asked again. */
export function waysOf(game: PublicGame, pawn: number, manner: Manner = 'anyhow'): Ways {
  const start = game.shared.pawns[pawn] as Space;
  if (start === OFF) return () => null;
  let search: Search | undefined;
  let gone = 0;
  return (isGoal) => {
    if (isGoal(start)) return [];
    if (isBusy(game, pawn)) return null;
    search ??= begin(game, pawn, manner, start);
    const { queue } = search;
    for (let index = 1; ; index++) {
      while (index === queue.length && gone < queue.length) expand(search, queue[gone++] as Space, start);
      if (index === queue.length) return null;
      const space = queue[index] as Space;
      if (isGoal(space)) return trace(search, start, space);
    }
  };
}

export const findWay = (game: PublicGame, pawn: number, isGoal: IsGoal, manner?: Manner) =>
  waysOf(game, pawn, manner)(isGoal);

/** Whatever a single act brings it to. */
export function hopsFrom(game: PublicGame, pawn: number, manner: Manner = 'anyhow'): readonly Hop[] {
  const start = game.shared.pawns[pawn] as Space;
  if (start === OFF || isBusy(game, pawn)) return [];
  const search = begin(game, pawn, manner, start);
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
  const market = newMarket(prices, limit, start, isGoal);
  const search = begin(game, pawn, manner, start, market);
  for (const space of settled(search, market, start))
    if (isGoal(space)) return { hops: trace(search, start, space), cost: market.cost[space] as number };
  return null;
}

/** What the cheapest hops to a goal cost, for one goal after the other; null where none cost less than that. */
export function costsOf(
  game: PublicGame,
  pawn: number,
  manner: Manner,
  prices: Prices,
  limit: number,
): (isGoal: IsGoal) => number | null {
  const start = game.shared.pawns[pawn] as Space;
  if (start === OFF) return () => null;
  const market = newMarket(prices, limit, start, () => true);
  const rest = settled(begin(game, pawn, manner, start, market), market, start);
  const known: Space[] = [];
  return (isGoal) => {
    if (isGoal(start)) return 0;
    if (isBusy(game, pawn)) return null;
    const found = known.find(isGoal) ?? sought(rest, known, isGoal);
    return found === undefined ? null : (market.cost[found] as number);
  };
}

function sought(rest: Iterator<Space>, known: Space[], isGoal: IsGoal): Space | undefined {
  for (;;) {
    const { value, done } = rest.next();
    if (done) return undefined;
    known.push(value);
    if (isGoal(value)) return value;
  }
}

/** Where it comes to, the cheapest first. */
function* settled(search: Search, { byCost, cost }: Market, start: Space): Generator<Space, undefined> {
  for (let now = 0; now < byCost.length; now++)
    for (const from of byCost[now] ?? []) {
      if (cost[from] !== now) continue;
      yield from;
      expand(search, from, start);
    }
}

function begin(
  game: PublicGame,
  pawn: number,
  manner: Manner,
  start: Space,
  market: Market | null = null,
): Search {
  const roads = roadsOf(game, pawn);
  const vortex = manner !== 'onFoot' && outOfService(game) === null;
  const spaces = roads.length / 4;
  const came = new Array<Hop | undefined>(spaces);
  came[start] = { by: 'walk', from: OFF, to: start, direction: 0, distance: 0 };
  return {
    game,
    pawn,
    roads,
    vortex,
    came,
    queue: [start],
    free: new Array(spaces),
    turns: manner === 'toGlass',
    market,
  };
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
  if (from !== start && (isLastStop(search.game, search.pawn, from) || isGlass(search.game, from))) return;
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
  if (market === null ? came[to] !== undefined : !isCheaper(market, to, cost)) return;
  if (!turns && isGlass(game, to)) return;
  if (by !== 'vortex' && mayLand(game, pawn, to, by) !== null) return;
  came[to] = { by, from, to, direction, distance };
  if (market === null) queue.push(to);
  else enqueue(market, to, cost);
}

const isGlass = (game: PublicGame, space: Space) =>
  spaceNow(game, space)?.timer === true && isWorking(game, space);

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
