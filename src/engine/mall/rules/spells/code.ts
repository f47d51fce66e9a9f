import type { Plain } from '../../commands.ts';
import type { PublicGame } from '../../state.ts';
import { ANY_TIME, cast, ends, type Happens, running, type Spell, type SpellHandler } from './spell.ts';

// [X10.3] [R20] [R23a] as one code that somebody mans: it pays for one way through a steel door, after all code spaces, and
// lapses at the next flip.

export const code: Spell = {
  id: 'code',
  isUseless: ({ pieces }) => !pieces.some(({ symbols }) => symbols?.includes('code')),
};

export const castCode: SpellHandler<Plain<'castCode'>> = {
  ...ANY_TIME,
  fields: {},
  judge: () => null,
  carryOut: (_game, { seat }) => [cast('code', seat, {})],
  candidates: (_game, seat) => [{ type: 'castCode', seat }],
};

/** What it costs to go through a door by it; null where it is not cast. */
export function spellKey(game: PublicGame): Happens | null {
  return running(game, 'code') === undefined ? null : [ends('code')];
}
