import type { Translated } from '../words.ts';
import type { passTiles as en } from './en.ts';

export const passTiles: Translated<typeof en> = {
  game: {
    'piece.passTiles': 'doorgeven van actietegels',
  },
  own: {
    'rule.passTiles': 'Elke draai van de zandloper geeft alle actietegels naar links door.',
  },
  page: {
    'changes.passTiles': 'Elke draai geeft de acties door',
  },
};
