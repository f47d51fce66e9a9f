import type { Translated } from '../words.ts';
import type { autoExplore as en } from './en.ts';

export const autoExplore: Translated<typeof en> = {
  board: {
    autoExplored: 'La tuile {tile} est posée, sans personne à l’ouverture.',
  },
  game: {
    'piece.autoExplore': 'cases d’exploration automatique',
  },
  own: {
    'rule.autoExplore': 'Certaines ouvertures s’explorent sans que personne n’y soit.',
  },
  page: {
    'changes.autoExplore': 'Des ouvertures à explorer à distance',
  },
};
