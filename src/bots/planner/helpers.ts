import type { PublicGame } from '#engine/mall/state.ts';
import { inHands, pawnData } from '#engine/mall/ways.ts';
import { findWay, type IsGoal, without } from './way.ts';

// Who could lend a hand somewhere.

/** Longer than any way. */
const FAR = 1_000;

/** Heroes who could go there if nobody were in the way: first who has nothing to steal, of those the nearest. */
export function helpersTo(game: PublicGame, isGoal: IsGoal, steady: readonly number[]): readonly number[] {
  const { pawns } = game.shared;
  const found = pawns.flatMap((_, pawn) => {
    const hops = mayHelp(game, pawn) && !steady.includes(pawn) ? hopsTo(game, pawn, isGoal) : undefined;
    const later = game.box.goals.heroes.includes(pawn) ? FAR : 0;
    return hops === undefined ? [] : [{ pawn, order: hops + later }];
  });
  return found.sort((one, other) => one.order - other.order).map(({ pawn }) => pawn);
}

export function mayHelp(game: PublicGame, pawn: number): boolean {
  return pawnData(game, pawn).hero && !game.shared.escaped[pawn] && inHands(game, pawn) === null;
}

function hopsTo(game: PublicGame, pawn: number, isGoal: IsGoal): number | undefined {
  const others = game.box.pawns.flatMap((_, other) => (other === pawn ? [] : [other]));
  return findWay(without(game, others), pawn, isGoal)?.length;
}
