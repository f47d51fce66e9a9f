import { type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { type Casts, onSpaces } from './onBoard.ts';

const isBroom = (command: MallCommand): command is Casts<'castBroom'> => command.type === 'castBroom';
const tryAt = (seat: number, space: Space): Casts<'castBroom'> => ({ type: 'castBroom', seat, space });

/** [X10.1] what is out of order is tapped, whoever stands there. */
export const BROOM: Token = {
  type: 'castBroom',
  tries: (_view, seat) => [tryAt(seat, 0)],
  placeOf: (_view, command) => (isBroom(command) ? command.space : null),
  offers: (table, options) =>
    onSpaces(
      table,
      options.filter(isBroom).map((command) => [command.space, command] as const),
      'target-castBroom',
    ),
  whyNot: (view, space) => (space === null ? null : whyNot(view, tryAt(view.seat ?? 0, space))),
};
