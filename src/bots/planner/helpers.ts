import type { PublicGame } from '#engine/mall/state.ts';
import { inHands, pawnData } from '#engine/mall/ways.ts';
import { findWay, type IsGoal, without } from './way.ts';

/** Heroes who could go there if nobody were in the way: those with nothing else to do first, then the nearest. */
export function helpersTo(game: PublicGame, isGoal: IsGoal, steady: readonly number[]): readonly number[] {
  const { pawns, escaped } = game.shared;
  const far = (pawn: number) => {
    const others = pawns.flatMap((_, other) => (other === pawn ? [] : [other]));
    return findWay(without(game, others), pawn, isGoal)?.length;
  };
  const isFree = (pawn: number) =>
    pawnData(game, pawn).hero && !escaped[pawn] && !steady.includes(pawn) && inHands(game, pawn) === null;
  const isIdle = (pawn: number) => (game.box.goals.heroes.includes(pawn) ? 1 : 0);
  return pawns
    .flatMap((_, pawn) => {
      const hops = isFree(pawn) ? far(pawn) : undefined;
      return hops === undefined ? [] : [{ pawn, hops: hops + FAR * isIdle(pawn) }];
    })
    .sort((one, other) => one.hops - other.hops)
    .map(({ pawn }) => pawn);
}

/** Farther than any way. */
const FAR = 1_000;
