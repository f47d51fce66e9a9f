import type { Translated } from '../words.ts';
import type { automaticTheft as en } from './en.ts';

export const automaticTheft: Translated<typeof en> = {
  game: {
    'piece.automaticTheft': 'vol automatique',
  },
  own: {
    'rule.automaticTheft': 'Le vol se fait tout seul dès que chaque héros est sur son objet.',
  },
};
