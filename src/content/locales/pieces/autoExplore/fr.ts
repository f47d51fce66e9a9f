import type { Translated } from '../words.ts';
import type { autoExplore as en } from './en.ts';

export const autoExplore: Translated<typeof en> = {
  board: {
    autoExplored: 'La tuile {tile} est posée, sans personne sur la case d’exploration.',
  },
  game: {
    'piece.autoExplore': 'cases d’exploration automatique',
  },
  own: {
    'rule.autoExplore': 'Certaines cases d’exploration s’explorent sans que personne n’y soit.',
  },
  page: {
    'changes.autoExplore': 'Des cases à explorer à distance',
  },
};
