import type { Plain } from '../../commands.ts';
import type { PublicGame } from '../../state.ts';
import { ANY_TIME, cast, running, type Spell, type SpellHandler } from './spell.ts';

// [X10.7] the deck lies face up until the next flip.

export const clairvoyance: Spell = { id: 'clairvoyance', isUseless: ({ policies }) => policies.faceUp };

export const castClairvoyance: SpellHandler<Plain<'castClairvoyance'>> = {
  ...ANY_TIME,
  fields: {},
  judge: () => null,
  carryOut: ({ secrets }, { seat }) => [
    cast('clairvoyance', seat, {}),
    { type: 'deckTurned', top: secrets.deck[0] ?? null },
  ],
  candidates: (_game, seat) => [{ type: 'castClairvoyance', seat }],
};

export const isBare = (game: PublicGame): boolean => running(game, 'clairvoyance') !== undefined;
