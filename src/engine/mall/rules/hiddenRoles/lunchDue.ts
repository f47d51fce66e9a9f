import type { PublicGame } from '../../state.ts';
import { HALF_A_MINUTE, isAtCounter } from './lunch.ts';
import { rolesOf } from './memory.ts';
import { cardsInPlay } from './pool.ts';

// [C01] [R33] somebody's half a minute is due whether or not the card is dealt.

/** When the first of those who stand at a counter now will have; null once somebody has. */
export function lunchAt(game: PublicGame): number | null {
  const { tally } = rolesOf(game);
  if (tally.judged.C01 !== undefined || !cardsInPlay(game.box).some(({ id }) => id === 'C01')) return null;
  const due = tally.since.flatMap((since, pawn) => (isAtCounter(game, pawn) ? since + HALF_A_MINUTE : []));
  return due.length === 0 ? null : Math.min(...due);
}
