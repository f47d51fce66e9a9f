import { type Hand, holds } from '#engine/mall/actions.ts';
import { moved } from '../planner/bridge.ts';
import { type Hop, hopsFrom } from '../planner/way.ts';
import { aimsOf, heroesOf, timersOn } from './aims.ts';
import { isSafe } from './caught.ts';
import { isKind, stepsTo } from './intent.ts';
import type { Minds } from './minds.ts';
import type { Plan } from './plan.ts';
import { actionOf, type Route, routeTo, wayTo } from './route.ts';
import type { Seen } from './seen.ts';
import { shutsOut } from './shutting.ts';
import { EVEN, type Takes, takesAt } from './tempo.ts';
import { hopWish, type Wish } from './wish.ts';

// Prodded, a bot of which nothing is wanted does what it can: an act by which a hero comes nearer to where it is wanted, though
// not on the way that takes this table least; if there is none, one by which nobody comes farther away.

interface Offer {
  readonly wish: Wish;
  /** How much sooner that hero is there, in milliseconds, and how many steps nearer people see it. */
  readonly gain: number;
  readonly steps: number;
}

/** What each means to do, with what they do who were prodded and would do nothing. */
export function withAnswers(
  { mates, recent, tempo }: Pick<Minds, 'mates' | 'recent' | 'tempo'>,
  game: Seen,
  taken: ReadonlyMap<number, Wish>,
  plan: Plan,
  now: number,
): ReadonlyMap<number, Wish> {
  const all = new Map(taken);
  const asked = mates.filter(({ seat, answer }) => answer !== null && !taken.has(seat));
  if (asked.length === 0 || plan.script !== null || game.shared.drawn !== null) return all;
  const pace = tempo.seats.length === 0 ? EVEN : takesAt(game, tempo);
  const isFree = ({ pawn }: Wish) => ![...all.values()].some((other) => other.pawn === pawn);
  for (const { seat } of asked) {
    const offers = offersOf(game, plan.routes, game.shared.hands[seat] ?? [], pace).filter(
      ({ wish }) => isFree(wish) && isKind(game, wish, plan.meant, recent, now) && isSafe(game, wish),
    );
    const [best] = offers.sort((one, other) => other.gain - one.gain || other.steps - one.steps);
    if (best !== undefined) all.set(seat, best.wish);
  }
  return all;
}

function offersOf(game: Seen, routes: readonly Route[], hand: Hand, pace: Takes): readonly Offer[] {
  const all = [...routes.filter(({ hops }) => hops.length > 0), ...idle(game, routes, pace)];
  return all.flatMap((route) => {
    const others = all.filter((other) => other !== route);
    const own = hopsFrom(game, route.aim.pawn).filter((hop) => isInHand(hand, hop));
    return own.flatMap((hop) => offered(game, route, hop, others, pace));
  });
}

function isInHand(hand: Hand, hop: Hop): boolean {
  const action = actionOf(hop);
  return action === null || holds(hand, action);
}

/** Who is wanted nowhere may as well be near the glass. */
function idle(game: Seen, routes: readonly Route[], pace: Takes): readonly Route[] {
  const spaces = timersOn(game);
  const isIdle = (pawn: number) =>
    !routes.some(({ aim }) => aim.pawn === pawn) &&
    aimsOf(game, pawn).every((aim) => wayTo(game, pawn, aim.spaces) === null);
  return heroesOf(game)
    .filter(isIdle)
    .flatMap((pawn) => {
      const way = routeTo(game, pawn, spaces, pace);
      return way === null ? [] : [{ aim: { pawn, kind: 'timer', spaces } as const, ...way }];
    });
}

/** None where it would take longer from there, or another would have no way any more. */
function offered(
  game: Seen,
  route: Route,
  hop: Hop,
  others: readonly Route[],
  pace: Takes,
): readonly Offer[] {
  const { pawn, spaces } = route.aim;
  const after = moved(game, pawn, hop.to);
  const rest = routeTo(after, pawn, spaces, pace);
  if (rest === null || rest.takes > route.takes || shutsOut(game, { ...route, hops: [hop] }, others))
    return [];
  const steps = (stepsTo(game, pawn, spaces) ?? 0) - (stepsTo(after, pawn, spaces) ?? 0);
  return [{ wish: hopWish(game, pawn, hop), gain: route.takes - rest.takes, steps }];
}
