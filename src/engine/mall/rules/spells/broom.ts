import { refuse } from '../../../core/refusal.ts';
import type { Plain } from '../../commands.ts';
import { spaceField } from '../../handler.ts';
import type { Space } from '../../spaces.ts';
import { ANY_TIME, cast, type Spell, type SpellHandler } from './spell.ts';

// [X10.1] [R4] one out-of-order token is swept away. Who stands there may use what presence is enough for at once, and
// what takes an arrival when somebody comes again.

type Broom = Plain<'castBroom'> & { readonly space: Space };

export const broom: Spell = { id: 'broom' };

export const castBroom: SpellHandler<Broom> = {
  ...ANY_TIME,
  fields: { space: spaceField },
  judge: (game, { space }) => (game.shared.outOfOrder.includes(space) ? null : refuse('spell.nothingThere')),
  carryOut: (_game, { seat, space }) => [cast('broom', seat, null), { type: 'repaired', space }],
  candidates: ({ shared }, seat) =>
    shared.outOfOrder.map((space): Broom => ({ type: 'castBroom', seat, space })),
};
