import type { Translated } from '../words.ts';
import type { passTiles as en } from './en.ts';

export const passTiles: Translated<typeof en> = {
  game: {
    'piece.passTiles': 'tuiles d’action qui tournent',
  },
  own: {
    'rule.passTiles': 'Chaque retournement du sablier passe toutes les tuiles d’action à gauche.',
  },
  page: {
    'changes.passTiles': 'Chaque retournement fait tourner les actions',
  },
};
