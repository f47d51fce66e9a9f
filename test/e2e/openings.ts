import { type Game, HEROES, type MallCommand, type PawnId } from '#engine/mall/index.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { printed, spaceNow } from '#engine/mall/ways.ts';
import { anyOption } from './exploring.ts';
import { placeOf } from './fullGame.ts';
import { after, fewest } from './way.ts';

// [X7.1] [X7.3] [X5.8] what opens the mall without a hero in front of it: a map, an auto-explore space, a code.

interface Openings {
  /** A hero onto a map, and a tile by it. */
  readonly map: readonly MallCommand[];
  readonly auto: readonly MallCommand[];
  /** One hero onto a code, another through the steel door. */
  readonly code: readonly MallCommand[];
}

export function openingsFrom(game: Game): Openings {
  const map = byMap(game);
  const mapped = map.reduce(after, game);
  const auto = layIf(mapped, isAuto);
  if (auto === null) throw new Error('no auto-explore space');
  const laid = auto.reduce(after, mapped);
  const code = byCode(laid);
  if (code.reduce(after, laid).shared.flips > game.shared.flips)
    throw new Error('the sand is turned on the way');
  return { map, auto, code };
}

/** The next tile, laid where it fits. */
function layIf(game: Game, fits: (drawn: Game, space: Space) => boolean): readonly MallCommand[] | null {
  const draw = anyOption(game, ({ type }) => type === 'explore');
  if (draw === undefined) return null;
  const drawn = after(game, draw);
  const place = anyOption(drawn, (one) => one.type === 'place' && fits(drawn, one.space));
  return place === undefined ? null : [draw, place];
}

const has = (game: Game, space: Space, mark: 'auto' | 'code' | 'map') =>
  spaceNow(game, space)?.marks.includes(mark) ?? false;

const isAuto = (game: Game, space: Space) => has(game, space, 'auto');

const isOnMap = (drawn: Game, space: Space) => {
  const place = anyOption(drawn, (one) => one.type === 'place' && one.space === space);
  return place !== undefined && mapInUse(after(drawn, place)) !== OFF;
};

function byMap(game: Game): readonly MallCommand[] {
  const way = fewest(
    game,
    HEROES,
    ({ game: now, pawn }) => has(now, placeOf(now, pawn), 'map') && layIf(now, isOnMap) !== null,
  );
  const last = way && layIf(way.reduce(after, game), isOnMap);
  if (way === null || last === null) throw new Error('nobody reads a map');
  return [...way, ...last];
}

const codesUsed = (game: Game) =>
  printed(game, 'code').filter((space) => game.shared.outOfOrder.includes(space)).length;

function byCode(game: Game): readonly MallCommand[] {
  for (const keeper of HEROES) {
    const there = unturned(game, [keeper], (now) => has(now, placeOf(now, keeper), 'code'));
    const open = there?.reduce(after, game);
    const others = HEROES.filter((pawn) => pawn !== keeper);
    const through = open && unturned(open, others, (now) => codesUsed(now) > codesUsed(open));
    if (there && through) return [...there, ...through];
  }
  throw new Error('nobody passes the steel door');
}

/** Whoever turns the sand early has little left. */
const unturned = (game: Game, pawns: readonly PawnId[], isSo: (now: Game) => boolean) =>
  fewest(game, pawns, ({ game: now }) => now.shared.flips === game.shared.flips && isSo(now), [
    ...['move' as const, 'escalator' as const, 'vortex' as const],
  ]);
