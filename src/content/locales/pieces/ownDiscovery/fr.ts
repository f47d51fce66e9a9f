import type { Translated } from '../words.ts';
import type { ownDiscovery as en } from './en.ts';

export const ownDiscovery: Translated<typeof en> = {
  game: {
    'piece.ownDiscovery': 'trouvé par la magicienne',
    'event.foundByAnother': 'La tuile 9* n’a pas été trouvée par la magicienne.',
    'lost.foundByAnother': 'La tuile 9* n’a pas été posée pour la magicienne sur une case de sa couleur.',
  },
  own: {
    'rule.ownDiscovery': 'La tuile 9* doit être posée pour la magicienne, sur une case de sa couleur.',
  },
  play: {
    hersToFind: 'La tuile 9* peut venir : la magicienne doit la trouver, sur une flèche de sa couleur.',
  },
};
