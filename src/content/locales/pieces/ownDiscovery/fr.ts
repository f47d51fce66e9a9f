import type { Translated } from '../words.ts';
import type { ownDiscovery as en } from './en.ts';

export const ownDiscovery: Translated<typeof en> = {
  game: {
    'piece.ownDiscovery': 'trouvé par la mage',
    'event.foundByAnother': 'La tuile 9* n’a pas été trouvée par la mage.',
    'lost.foundByAnother': 'La tuile 9* n’a pas été posée pour la mage sur une case de sa couleur.',
  },
  own: {
    'rule.ownDiscovery': 'La tuile 9* doit être posée pour la mage, sur une case de sa couleur.',
  },
  play: {
    hersToFind: 'La tuile 9* peut venir : la mage doit la trouver, sur une flèche de sa couleur.',
  },
};
