import type { Ended } from './events.ts';
import type { Game } from './state.ts';

/** The end of the game: how the table fared, and the seats where they fare differently. */
export function ending(game: Game, won: boolean, reason: string): Ended {
  const seats = game.box.policies.seatResults(game, won, reason);
  return seats === undefined ? { type: 'ended', won, reason } : { type: 'ended', won, reason, seats };
}
