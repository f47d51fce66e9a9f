import type { Translated } from '../words.ts';
import type { freeTalk as en } from './en.ts';

export const freeTalk: Translated<typeof en> = {
  game: {
    'piece.freeTalk': 'parole libre',
  },
  own: {
    'rule.freeTalk': 'La parole est libre toute la partie.',
  },
};
