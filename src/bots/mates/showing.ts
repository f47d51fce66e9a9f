import { mayTalk } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import type { Manners } from './manners.ts';
import { type Spot, spotOf } from './pointed.ts';
import type { Route } from './route.ts';
import type { Seen } from './seen.ts';
import type { Wish } from './wish.ts';

// In a talk window bots show where they mean to go: one after the other, a line from a hero to where it is wanted.

/** A line that the bot at this seat draws over the board, for all to see. */
export interface Shown {
  readonly seat: number;
  readonly path: readonly Spot[];
}

/** The first soon after the window opened, and then not all at once. */
const FIRST = 1_000;
const BETWEEN = 700;

/** When the next is due, in game time; null where there is nothing, or no gesture is allowed. */
export function nextShown({ opened, shown }: Manners, game: Seen, routes: readonly Route[]): number | null {
  if (opened === null || shown >= routes.length || !mayTalk(game, 'gestures')) return null;
  return opened + FIRST + BETWEEN * shown;
}

/** Each bot has one to show, as long as there are any. */
export function routesToShow(routes: readonly Route[], bots: number): readonly Route[] {
  return routes.filter(({ hops }) => hops.length > 0).slice(0, bots);
}

/** Null where it lies on no map that all have alike. */
export function shownBy(game: Seen, seat: number, { hops }: Route): Shown | null {
  const [first, last] = [hops[0], hops.at(-1)];
  const from = first === undefined ? null : spotOf(game, first.from);
  const to = last === undefined ? null : spotOf(game, last.to);
  return from === null || to === null ? null : { seat, path: [from, to] };
}

/** With a nudge, where gestures are allowed, comes what it is about: nobody has to remember a line of long ago. */
export function shownWith(
  game: Seen,
  nudge: { readonly seat: number | null },
  { pawn, to }: Wish,
  routes: readonly Route[],
): readonly Shown[] {
  if (pawn === null || nudge.seat === null || !mayTalk(game, 'gestures')) return [];
  const goal = routes.find(({ aim }) => aim.pawn === pawn)?.hops.at(-1)?.to ?? to;
  const start = spotOf(game, game.shared.pawns[pawn] ?? OFF);
  const end = goal === undefined ? null : spotOf(game, goal);
  return start === null || end === null ? [] : [{ seat: nudge.seat, path: [start, end] }];
}
