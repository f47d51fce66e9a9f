import type { Key, TextParams } from '#content/locales/index.ts';
import { type Colour, options, type PawnId, type PublicGame } from '#engine/mall/index.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced, pawnNumber, tileOfPawn } from '#engine/mall/ways.ts';
import type { CommandOf, CommandType } from '#engine/mall/words.ts';
import { CELLS, cornerOf } from '../draw/plan.ts';

// From a number that somebody typed to the space they mean.

export interface Unsure {
  readonly unsure: Key;
  readonly params: TextParams;
}

export const whereIs = (game: PublicGame, pawn: PawnId) => game.shared.pawns[pawnNumber(game, pawn)] as Space;

/** Not in the mall now, and not out of it either: it has not come yet, or is locked up in a room nobody has found. */
export function isAside(game: PublicGame, pawn: PawnId): boolean {
  const number = pawnNumber(game, pawn);
  return tileOfPawn(game, number) === OFF && !game.shared.escaped[number];
}

export const ASIDE: Unsure = { unsure: 'cli.say.aside', params: {} };

/** The one with this number; without a number, the only one there is. */
export function chosen(list: readonly Space[], number: number | null): Space | undefined {
  return number === null ? (list.length === 1 ? list[0] : undefined) : list[number - 1];
}

export function noChoice(list: readonly Space[]): Unsure {
  if (list.length === 1) return { unsure: 'cli.say.onlyOne', params: {} };
  return { unsure: 'cli.say.noChoice', params: { most: list.length } };
}

export function allowed<T extends CommandType>(
  game: PublicGame,
  seat: number,
  type: T,
): readonly CommandOf<T>[] {
  return options(game, seat).filter((command): command is CommandOf<T> => command.type === type);
}

export const numberIn = (list: readonly Space[], space: Space) => list.indexOf(space) + 1;

/** A tile as it is typed, by its name. */
export const TILE_WORD = '[\\dL]\\w?\\*?';

/** A number no tile has, where the name is none of this game's: the engine refuses it. */
export function tileNamed({ box }: PublicGame, name: string): number {
  const index = box.tiles.findIndex((tile) => tile.name.toLowerCase() === name.toLowerCase());
  return index < 0 ? box.tiles.length : index;
}

/** Vortexes of one colour on the board, numbered from 1 in this order. */
export function vortexList({ box, shared }: PublicGame, colour: Colour | null): readonly Space[] {
  if (colour === null) return [];
  return box.vortexes[colour].filter((space) => isPlaced({ box, shared }, tileOf(space)));
}

export interface Spot {
  readonly tile: string;
  readonly row: number;
  readonly column: number;
}

/** Row and column of a tile as it lies, counted from its north-west corner; undefined where the tile does not lie. */
export function spaceAt({ box, shared }: PublicGame, { tile, row, column }: Spot): Space | undefined {
  const isNamed = (number: number) => box.tiles[number]?.name.toLowerCase() === tile.toLowerCase();
  const placement = shared.board.placed.find((placed) => isNamed(placed.tile));
  if (placement === undefined) return undefined;
  const corner = cornerOf(placement);
  const cell = CELLS.find((one) => {
    const { x, y } = pointOf(placement, one);
    return x - corner.x === column - 1 && y - corner.y === row - 1;
  });
  return cell === undefined ? undefined : spaceOf(placement.tile, cell);
}
