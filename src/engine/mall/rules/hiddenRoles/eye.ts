import { stillPlays } from '../../acts/offBoard.ts';
import type { Plain } from '../../commands.ts';
import { type Handler, seatField } from '../../handler.ts';
import { activeSeats } from './memory.ts';
import { notSettling } from './settling.ts';
import type { RolesEvent } from './words.ts';

// [H1.7] anyone may put the eye card before anyone.

export type PutEye = Plain<'putEye'> & { readonly target: number };

export const putEye: Handler<PutEye, RolesEvent> = {
  fields: { target: seatField },
  phases: ['running'],
  judge: (game, { target }) => notSettling(game) ?? stillPlays(game, { seat: target }),
  carryOut: (_game, { seat, target }) => [{ type: 'eyed', seat, target }],
  candidates: (game, seat) => activeSeats(game).map((target): PutEye => ({ type: 'putEye', seat, target })),
};
