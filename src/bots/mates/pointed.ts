import { cellAt, pointOf } from '#engine/mall/lattice.ts';
import { cellOf, OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, isPlaced, spaceNow } from '#engine/mall/ways.ts';
import { type Aim, heroesOf, seen } from './aims.ts';
import { type Asked, askedIn, type Recent, withAsked } from './recent.ts';
import { wayTo } from './route.ts';
import type { Seen } from './seen.ts';

// A place that a person points at becomes a goal: everybody at the table saw it, so all bots know the same one.

/** A place on the table, in spaces, counted from the first tile's corner. */
export type Spot = readonly [x: number, y: number];

/** The space there. A second dimension lies elsewhere on every screen: what is pointed at there says nothing. */
export function spaceAt({ shared }: Seen, [x, y]: Spot): Space | null {
  const point = { dimension: 0, x: Math.floor(x), y: Math.floor(y) };
  for (const placement of shared.board.placed) {
    const cell = cellAt(placement, point);
    if (cell >= 0) return spaceOf(placement.tile, cell);
  }
  return null;
}

/** Its middle; null for what lies elsewhere. */
export function spotOf({ shared }: Seen, space: Space): Spot | null {
  const placement = shared.board.placed.find(({ tile }) => tile === tileOf(space));
  if (placement === undefined || placement.dimension !== 0) return null;
  const { x, y } = pointOf(placement, cellOf(space));
  return [x + 0.5, y + 0.5];
}

/** What was asked for by a line or a point. A line that begins at a hero is about that one. */
export function pointedOut(game: Seen, recent: Recent, path: readonly Spot[], at: number): Recent {
  const [first, last] = [path[0], path.at(-1)];
  const space = last === undefined ? null : spaceAt(game, last);
  if (first === undefined || space === null || spaceNow(game, space) === undefined) return recent;
  const from = path.length > 1 ? spaceAt(game, first) : null;
  const pawn = heroAt(game, from) ?? meantBy(game, space);
  return pawn === null ? recent : withAsked(recent, pawn, { space, at });
}

function heroAt(game: Seen, space: Space | null): number | null {
  return heroesOf(game).find((pawn) => game.shared.pawns[pawn] === space) ?? null;
}

/** Whose place it is, else whoever is nearest; who stands there is pointed at, not sent. */
function meantBy(game: Seen, space: Space): number | null {
  if (game.shared.pawns.includes(space)) return null;
  const own = heroesOf(game).filter((pawn) => isOwn(game, pawn, space));
  return nearest(game, own, space) ?? own[0] ?? nearest(game, heroesOf(game), space);
}

function isOwn(game: Seen, pawn: number, space: Space): boolean {
  const { explore, vortex } = spaceNow(game, space) ?? {};
  const colour = colourOf(game, pawn);
  const goods = game.shared.stolen ? 'exit' : 'item';
  return explore === colour || vortex === colour || seen(game, goods, pawn).includes(space);
}

function nearest(game: Seen, pawns: readonly number[], space: Space): number | null {
  const ways = pawns.flatMap((pawn) => {
    const hops = wayTo(game, pawn, [space])?.length;
    return hops === undefined ? [] : [{ pawn, hops }];
  });
  return ways.sort((one, other) => one.hops - other.hops)[0]?.pawn ?? null;
}

/** Where somebody wanted this pawn, as an aim; null where that is long ago, or done. */
export function askedAim(game: Seen, pawn: number, recent: Recent, now: number): Aim | null {
  const asked: Asked | null = askedIn(recent, pawn, now);
  const here = game.shared.pawns[pawn] ?? OFF;
  if (asked === null || asked.space === here || !isPlaced(game, tileOf(asked.space))) return null;
  return { pawn, kind: 'pointed', spaces: [asked.space] };
}
