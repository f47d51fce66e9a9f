import type { Ended } from './events.ts';
import type { Game, Moment } from './state.ts';

/** The end of the game: how the table fared, and the seats where they fare differently. */
export function ending(game: Game, won: boolean, reason: string, moment?: Pick<Moment, 'now'>): Ended {
  const seats = game.box.policies.seatResults(game, won, reason);
  const ended: Ended = { type: 'ended', won, reason, ...(moment === undefined ? {} : { at: moment.now }) };
  return seats === undefined ? ended : { ...ended, seats };
}
