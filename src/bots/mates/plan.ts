import { places } from '#engine/mall/acts/explore.ts';
import { notNow } from '#engine/mall/acts/theft.ts';
import { hasDimensions } from '../planner/crossings.ts';
import { areTilesShared } from '../planner/home.ts';
import { type Aim, aimsOf, heroesOf, isFit, isMissing } from './aims.ts';
import { isSafe } from './caught.ts';
import { byToken, isForLater, isHeld, urgentRoutes } from './glass.ts';
import type { Step } from './imagine.ts';
import { intentOf, isKind } from './intent.ts';
import { owedWish } from './owed.ts';
import type { Recent } from './recent.ts';
import { type Route, routeTo } from './route.ts';
import { leftOf, nextOf, type Script } from './script.ts';
import type { Seen } from './seen.ts';
import { shutsOut } from './shutting.ts';
import { type Stage, scriptFor, stageOf } from './stages.ts';
import { EVEN, type Takes, type Tempo, takesAt, UNMEASURED } from './tempo.ts';
import { hopWish, type Wish } from './wish.ts';

// One plan for all: what ought to be done next, the most urgent first. It follows from what everyone sees and was told and
// nothing else, so bots agree without a word.

export interface Plan {
  readonly wishes: readonly Wish[];
  readonly routes: readonly Route[];
  /** By pawn, where people mean it to go. */
  readonly meant: readonly (Aim | null)[];
  /** What is under way and takes several pawns, for the next plan. */
  readonly script: Script | null;
}

/** A plan for several that does not go on for so long is given up. */
const PATIENCE = 12_000;

export function planFor(
  game: Seen,
  now: number,
  recent: Recent = [],
  before: Script | null = null,
  tempo: Tempo = UNMEASURED,
): Plan {
  const owed = owedWish(game);
  if (owed !== null) return { wishes: [owed], routes: [], meant: [], script: before };
  const pace = tempo.seats.length === 0 ? EVEN : takesAt(game, tempo);
  const urgent = urgentRoutes(game, now, pace);
  const busy = urgent.map(({ aim }) => aim.pawn);
  const others = heroesOf(game).filter((pawn) => !busy.includes(pawn));
  const meant = game.box.pawns.map((_, pawn) => intentOf(game, pawn, recent, now));
  const found = others.map((pawn) => bestRoute(game, pawn, meant[pawn] ?? null, pace));
  const script = scripted(game, found, before, now, pace);
  const going = isOneByOne(game, script) ? [] : free(game, found);
  const wishes = [
    ...byToken(game, urgent, now),
    ...atOnce(game, urgent, now, pace),
    ...urgent
      .filter((route) => !isHeld(game, route, now, pace))
      .flatMap(firstHop(game))
      .map((wish) => ({ ...wish, urgent: true })),
    ...nextOf(game, script?.steps ?? []).filter(({ pawn }) => pawn === null || !busy.includes(pawn)),
    ...going.flatMap(firstHop(game)),
  ];
  return {
    wishes: wishes.filter((wish) => isKind(game, wish, meant, recent, now) && isSafe(game, wish)),
    routes: [...urgent, ...going],
    meant,
    script,
  };
}

/** While something is under way; where one on the wrong tile can shut others in for good, also while a way is looked for. */
function isOneByOne(game: Seen, script: Script | null): boolean {
  if (script === null) return false;
  return script.steps.length > 0 || (script.stage === 'leave' && !areTilesShared(game));
}

const firstHop =
  (game: Seen) =>
  ({ aim, hops: [first] }: Route): readonly Wish[] =>
    first === undefined ? [] : [hopWish(game, aim.pawn, first)];

/** What needs no way: the theft, a drawn tile, the next tile. */
function atOnce(game: Seen, urgent: readonly Route[], now: number, pace: Takes): readonly Wish[] {
  if (notNow(game) === null) return [{ act: { type: 'theft' }, action: null, pawn: null }];
  const open = places(game);
  const fit = open.filter((space) => isFit(game, space));
  if (game.shared.drawn !== null)
    return [...fit, ...open]
      .slice(0, 1)
      .map((space) => ({ act: { type: 'place', space }, action: 'X', pawn: null }));
  const explores =
    isMissing(game) && game.shared.deckLeft > 0 && fit.length > 0 && !isForLater(game, urgent, now, pace);
  return explores ? [{ act: { type: 'explore' }, action: 'X', pawn: null }] : [];
}

interface Found {
  readonly pawn: number;
  readonly route: Route | null;
}

/** By its best aim that it can reach; where a person has moved it, by what that person means. */
function bestRoute(game: Seen, pawn: number, meant: Aim | null, pace: Takes): Found {
  for (const aim of [...(meant === null ? [] : [meant]), ...aimsOf(game, pawn)]) {
    const way = routeTo(game, pawn, aim.spaces, pace);
    if (way !== null && (aim !== meant || way.hops.length > 0)) return { pawn, route: { aim, ...way } };
  }
  return { pawn, route: null };
}

/** What is under way goes on; something new is thought of where pawns do not get on by themselves. */
function scripted(
  game: Seen,
  found: readonly Found[],
  before: Script | null,
  now: number,
  pace: Takes,
): Script | null {
  const stage = stageOf(game);
  const left = before?.stage === stage && before.steps.length > 0 ? leftOf(game, before) : null;
  if (before !== null && left !== null && left.length > 0) return goneOn(before, left, now);
  return isStuck(game, found, stage) ? scriptFor(game, stage, before, now, pace) : null;
}

/** Where nothing of it gets done, as if it had led nowhere: not everybody sees what is meant. */
function goneOn(before: Script, left: readonly Step[], now: number): Script {
  if (left.length < before.steps.length) return { ...before, steps: left, at: now };
  return now - before.at < PATIENCE ? before : { ...before, steps: [], at: now };
}

function isStuck(game: Seen, found: readonly Found[], stage: Stage): boolean {
  if (game.shared.drawn !== null) return false;
  if (stage === 'explore')
    return (
      !found.some(({ route }) => route?.aim.kind === 'explore') && !places(game).some((at) => isFit(game, at))
    );
  const inOrder = !areTilesShared(game) || hasDimensions(game);
  return found.some(({ route }) => (inOrder ? route?.hops.length !== 0 : route === null));
}

/** The shortest way first. Nobody comes to rest where another, who has a way, would have none any more. */
function free(game: Seen, found: readonly Found[]): readonly Route[] {
  const routes = found.flatMap(({ route }) => route ?? []);
  const order = routes.sort((one, other) => one.takes - other.takes);
  const held: Route[] = [];
  for (const route of order) {
    const others = order.filter((other) => other !== route && other.hops.length > 0 && !held.includes(other));
    if (route.hops.length === 1 && shutsOut(game, route, others)) held.push(route);
  }
  return order.filter((route) => !held.includes(route));
}
