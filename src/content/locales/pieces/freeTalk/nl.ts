import type { Translated } from '../words.ts';
import type { freeTalk as en } from './en.ts';

export const freeTalk: Translated<typeof en> = {
  game: {
    'piece.freeTalk': 'vrij praten',
  },
  own: {
    'rule.freeTalk': 'Je mag het hele spel praten.',
  },
};
