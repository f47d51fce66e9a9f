import type { Translated } from '../words.ts';
import type { directEscape as en } from './en.ts';

export const directEscape: Translated<typeof en> = {
  game: {
    'piece.directEscape': 'droit à la sortie',
    'event.strayed': 'Une troisième tuile a été touchée.',
    'lost.strayed': 'Une troisième tuile a été touchée en sortant.',
  },
  own: {
    'rule.directEscape': 'Après le vol, seules les tuiles de l’objet et de la sortie peuvent être touchées.',
  },
};
