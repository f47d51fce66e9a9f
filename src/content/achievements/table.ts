import { type Box, COLOUR, HEROES, type PublicGame } from '#engine/mall/index.ts';
import { neighbourPlace, type Placement, placeKey } from '#engine/mall/lattice.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { pawnData, pawnNumber } from '#engine/mall/ways.ts';
import type { Act } from './act.ts';

// What several achievements ask of a table.

export const has =
  (...pieces: readonly string[]) =>
  ({ box }: PublicGame): boolean =>
    pieces.every((piece) => box.setup.pieces.includes(piece));

/** All together: where one of them is asked for. */
export const possible = (...pieces: readonly string[]) => ({ possible: has(...pieces) });

/** The four; whoever else plays a hero comes on top. */
export const fourHeroes = (game: PublicGame): readonly number[] => HEROES.map((id) => pawnNumber(game, id));

export const allHeroes = ({ box }: PublicGame): readonly number[] =>
  box.cast.flatMap(({ hero }, pawn) => (hero ? pawn : []));

export const isGuard = (game: PublicGame, pawn: number): boolean => pawnData(game, pawn).kind === 'guard';

/** Where guards stand now; one who is off the board stands nowhere. */
export const guardSpaces = (game: PublicGame): readonly Space[] =>
  game.shared.pawns.filter((space, pawn) => space !== OFF && isGuard(game, pawn));

export const guardTiles = (game: PublicGame): readonly number[] => guardSpaces(game).map(tileOf);

type Sort = 'item' | 'exit';

// A box never changes, and this is asked after every act.
const known = new WeakMap<Box, Readonly<Record<Sort, readonly number[]>>>();

/** The tiles with the items, or the exits, of the four. */
export function tilesWith({ box }: PublicGame, what: Sort): readonly number[] {
  let tiles = known.get(box);
  if (tiles === undefined) {
    tiles = { item: printedOn(box, 'item'), exit: printedOn(box, 'exit') };
    known.set(box, tiles);
  }
  return tiles[what];
}

function printedOn({ print }: Box, what: Sort): readonly number[] {
  const tiles = HEROES.flatMap((hero) => {
    const space = print.findIndex((info) => info[what] === COLOUR[hero]);
    return space < 0 ? [] : tileOf(space);
  });
  return [...new Set(tiles)];
}

/** The tiles that touch this one by a side. */
export function besides({ shared }: PublicGame, placement: Placement): readonly number[] {
  return [0, 1, 2, 3].flatMap(
    (direction) => shared.board.byPlace.get(placeKey(neighbourPlace(placement, direction))) ?? [],
  );
}

/** [M13] the act that laid the last tile: nothing is left to explore. */
export function laysLast({ events, after: { shared } }: Act): boolean {
  return shared.deckLeft === 0 && shared.drawn === null && events.some(({ type }) => type === 'placed');
}
