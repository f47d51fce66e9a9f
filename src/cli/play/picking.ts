import type { Key, TextParams } from '#content/locales/index.ts';
import { options, type PawnId, type PublicGame } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import type { CommandOf, CommandType } from '#engine/mall/words.ts';

// From a number that somebody typed to the space they mean.

export interface Unsure {
  readonly unsure: Key;
  readonly params: TextParams;
}

export const whereIs = (game: PublicGame, pawn: PawnId) => game.shared.pawns[pawnNumber(game, pawn)] as Space;

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
