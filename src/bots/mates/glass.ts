import { tokensLeft } from '#engine/mall/rules/antiStress/index.ts';
import { sandLeft } from '#engine/mall/sand.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { type Aim, aimsOf, areWatched, camerasOn, heroesOf, isMissing, timersOn } from './aims.ts';
import { actionOf, type Route, routeTo, wayTo } from './route.ts';
import type { Seen } from './seen.ts';
import type { Takes } from './tempo.ts';
import type { Wish } from './wish.ts';

// The glass: who sees to it and when, the cameras that guard it, and the token that turns it.

/** How early one sets out for the glass: so long before it would have to be by the pace of the table. */
const EARLY = 20_000;
/** With people at the table, who may look elsewhere. */
const EARLIER = 50_000;
/** No way to it takes longer. */
const FARTHEST = 80_000;
/** The same when all are on their way out, and what is kept for whatever goes wrong. */
const HOP_OUT = 2_000;
const MARGIN = 12_000;
/** The glass when sand is short, and the cameras that guard it. */
export function urgentRoutes(game: Seen, now: number, pace: Takes): readonly Route[] {
  const left = sandLeft(game.shared.sand, now);
  const cameras = camerasOn(game);
  if (areWatched(game) && cameras.length >= 2)
    return nearest(game, [game.box.pawns.indexOf('barbarian')], 'camera', cameras, pace);
  const early = (pace.isEven ? EARLY : EARLIER) + (isCameraToCome(game) ? EARLY : 0);
  if (left >= early + FARTHEST) return [];
  const [route] = nearest(game, heroesOf(game), 'timer', timersOn(game), pace);
  return route !== undefined && left < early + route.takes && !isAlmostOut(game, left) ? [route] : [];
}

/** With so little left it is turned. */
const LATE = 11_000;

/**
 * Whoever stands beside the glass waits: turned so much sooner, twice as much sand is lost. With people at the table, and only where
 * a bot can do what is left to do; what a person holds is wished for at once, so that there is time to see it.
 */
export function isHeld(game: Seen, { aim, hops }: Route, now: number, pace: Takes): boolean {
  const [last] = hops;
  if (pace.isEven || aim.kind !== 'timer' || last === undefined || hops.length > 1) return false;
  return sandLeft(game.shared.sand, now) > LATE && pace.isBots(actionOf(last));
}

/** With so little left the token is taken, if nobody will be at a timer before; so long something may still go wrong. */
const [LAST_GRAINS, NARROW] = [14_000, 4_000];

/** [X2.1] the sand can be turned without a timer, once. */
export function byToken(game: Seen, urgent: readonly Route[], now: number): readonly Wish[] {
  const left = sandLeft(game.shared.sand, now);
  if (left > LAST_GRAINS || tokensLeft(game).sand === 0 || isAlmostOut(game, left)) return [];
  const inTime = urgent.some(({ aim, takes }) => aim.kind === 'timer' && takes + NARROW < left);
  return inTime ? [] : [{ act: { type: 'turnSand' }, action: null, pawn: null, urgent: true }];
}

/** With people at the table, who are waited for beside the glass, tiles are drawn until then. */
const LAST_TILES = 30_000;

/** [S6] one more camera, and nobody turns the glass: rather before the next tile. */
export function isForLater(game: Seen, urgent: readonly Route[], now: number, { isEven }: Takes): boolean {
  if (!isCameraToCome(game) || !urgent.some(({ aim }) => aim.kind === 'timer')) return false;
  return isEven || sandLeft(game.shared.sand, now) < LAST_TILES;
}

const isCameraToCome = (game: Seen) =>
  areWatched(game) && game.shared.deckLeft > 0 && camerasOn(game).length === 1;

/** After the theft nobody turns the glass when all can be out before. */
function isAlmostOut(game: Seen, left: number): boolean {
  if (!game.shared.stolen || isMissing(game)) return false;
  const hops = heroesOf(game).map((pawn) => wayTo(game, pawn, aimsOf(game, pawn)[0]?.spaces ?? []));
  return hops.every((way) => way !== null) && hops.flat().length * HOP_OUT + MARGIN < left;
}

function nearest(
  game: Seen,
  pawns: readonly number[],
  kind: Aim['kind'],
  spaces: readonly Space[],
  pace: Takes,
): readonly Route[] {
  const found = pawns.flatMap((pawn): Route[] => {
    const way = game.shared.escaped[pawn] ? null : routeTo(game, pawn, spaces, pace);
    return way === null || way.hops.length === 0 ? [] : [{ aim: { pawn, kind, spaces }, ...way }];
  });
  return found.sort((one, other) => one.takes - other.takes).slice(0, 1);
}
