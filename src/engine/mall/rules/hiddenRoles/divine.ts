import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Plain } from '../../commands.ts';
import { type Field, type Handler, seatField } from '../../handler.ts';
import type { Game, Moment, PublicGame } from '../../state.ts';
import { type CardId, PUBLIC_MISSIONS } from './ids.ts';
import { activeSeats, cardOf, type Divining, levelOf, rolesOf } from './memory.ts';
import { roleOf } from './status.ts';
import type { Code, Happens, RolesEvent } from './words.ts';

// [H5.2] [R30] the loyal are out with the loot, and each traitor still at the table may name one card.

export const TIME_TO_DIVINE = 30_000;

export type Divine = Plain<'divine'> & { readonly target: number; readonly card: CardId };

const no = (code: Code): Refusal<Code> => refuse<Code>(code);

const missionField: Field = (value) =>
  PUBLIC_MISSIONS.includes(value as CardId) ? null : refuse('command.malformed', { field: 'card' });

/** Traitors open their cards, where there are any and a card is left to be named. */
export function openDivining(game: Game, { now }: Moment): Happens {
  if (levelOf(game) !== 'E') return [];
  const seats = activeSeats(game);
  const traitors = seats.filter((seat) => roleOf(game, seat).side === 'traitor');
  if (traitors.length === 0 || traitors.length === seats.length) return [];
  const cards = traitors.map((seat) => cardOf(game, seat));
  return [{ type: 'diviningOpened', traitors, cards, until: now + TIME_TO_DIVINE }];
}

/** Loyal players whose card nobody has seen. */
const hidden = (game: PublicGame) => activeSeats(game).filter((seat) => rolesOf(game).open[seat] === null);

/** Nobody is left who may guess, or nothing to be guessed. */
export const isDivined = (game: PublicGame, { left }: Divining) =>
  left.length === 0 || hidden(game).length === 0;

function mayNotGuess(game: PublicGame, seat: number): Refusal<Code> | null {
  const { divining } = rolesOf(game);
  if (divining === null) return no('divine.none');
  return divining.left.includes(seat) ? null : no('divine.notYours');
}

export const divine: Handler<Divine, RolesEvent> = {
  fields: { target: seatField, card: missionField },
  phases: ['running'],
  judge: (game, { seat, target }) =>
    mayNotGuess(game, seat) ?? (hidden(game).includes(target) ? null : no('divine.open')),
  carryOut: (game, { seat, target, card }) => [
    { type: 'divined', seat, target, card, is: cardOf(game, target) },
  ],
  candidates: (game, seat) =>
    rolesOf(game).divining === null
      ? []
      : hidden(game).flatMap((target) =>
          PUBLIC_MISSIONS.map((card): Divine => ({ type: 'divine', seat, target, card })),
        ),
};

export const forgo: Handler<Plain<'forgo'>, RolesEvent> = {
  fields: {},
  phases: ['running'],
  judge: (game, { seat }) => mayNotGuess(game, seat),
  carryOut: (_game, { seat }) => [{ type: 'forwent', seat }],
  candidates: (_game, seat) => [{ type: 'forgo', seat }],
};
