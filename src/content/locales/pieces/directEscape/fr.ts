import type { Translated } from '../words.ts';
import type { directEscape as en } from './en.ts';

export const directEscape: Translated<typeof en> = {
  board: {
    'thing.strays': 'une troisième tuile, et c’est perdu',
    strays: 'Attention : seules les tuiles de l’objet et de la sortie peuvent être touchées maintenant.',
  },
  game: {
    'piece.directEscape': 'droit à la sortie',
    'event.strayed': 'Une troisième tuile a été touchée.',
    'lost.strayed':
      'Une troisième tuile a été touchée en sortant : seules celles de l’objet et de la sortie sont permises.',
  },
  own: {
    'rule.directEscape': 'Après le vol, seules les tuiles de l’objet et de la sortie peuvent être touchées.',
  },
};
