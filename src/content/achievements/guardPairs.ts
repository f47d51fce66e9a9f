import type { PublicGame } from '#engine/mall/index.ts';
import { guardSpaces } from './table.ts';

/** How many guards each guard has beside it with no wall between, or a breached one. */
export function guardsBeside(game: PublicGame): readonly number[] {
  const guards = guardSpaces(game);
  const { next } = game.shared.board;
  return guards.map(
    (space) =>
      [0, 1, 2, 3].filter((direction) => guards.includes(next[space * 4 + direction] as number)).length,
  );
}
