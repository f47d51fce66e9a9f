import { refuse } from '../../../core/refusal.ts';
import type { Plain } from '../../commands.ts';
import { ending } from '../../ending.ts';
import { booleanField, type Handler } from '../../handler.ts';
import { rolesOf } from './memory.ts';
import type { Code, RolesEvent } from './words.ts';

// [H3.4] [R33] all but one are out: the last one decides whether the heist succeeds.

export const TIME_TO_DECIDE = 30_000;

export type Decide = Plain<'decideHeist'> & { readonly success: boolean };

export const decideHeist: Handler<Decide, RolesEvent> = {
  fields: { success: booleanField },
  phases: ['running'],
  judge: (game, { seat }) => (rolesOf(game).last?.seat === seat ? null : refuse<Code>('last.notYours')),
  carryOut: (game, { success }, _target, moment) => [ending(game, success, 'decided', moment)],
  candidates: (_game, seat) =>
    [true, false].map((success): Decide => ({ type: 'decideHeist', seat, success })),
};
