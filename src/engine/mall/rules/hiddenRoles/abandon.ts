import { refuse } from '../../../core/refusal.ts';
import type { Plain } from '../../commands.ts';
import { ending } from '../../ending.ts';
import type { Handler } from '../../handler.ts';
import type { Game } from '../../state.ts';
import { activeSeats, levelOf, ownRole } from './memory.ts';
import { notSettling } from './settling.ts';
import { lookOf, roleOf, sideOf } from './status.ts';
import type { Code, RolesEvent } from './words.ts';

// [H2.3] [R29] a loyal player gives up before the theft: alone against traitors that wins.

export const abandon: Handler<Plain<'abandon'>, RolesEvent> = {
  fields: {},
  phases: ['running'],
  judge: (game, { seat }, own) => {
    if (levelOf(game) === 'A') return refuse<Code>('abandon.level');
    if (game.shared.stolen) return refuse<Code>('abandon.stolen');
    const role = ownRole(own);
    const isLoyal = role !== undefined && sideOf(role.card, lookOf(game, seat)) === 'loyal';
    return isLoyal ? notSettling(game) : refuse<Code>('abandon.traitor');
  },
  carryOut: (game, { seat }, _target, moment) => {
    const alone = isOnlyLoyal(game, seat);
    return [
      { type: 'heistAbandoned', seat },
      ending(game, alone, alone ? 'abandonedAlone' : 'abandoned', moment),
    ];
  },
  candidates: (_game, seat) => [{ type: 'abandon', seat }],
};

/** [R25] by the sides of now, among those who still play. */
const isOnlyLoyal = (game: Game, seat: number) =>
  activeSeats(game).every((other) => other === seat || roleOf(game, other).side === 'traitor');
