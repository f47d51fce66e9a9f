import type { Translated } from '../words.ts';
import type { lockedExit as en } from './en.ts';

export const lockedExit: Translated<typeof en> = {
  board: {
    'door.code': 'Une porte d’acier : elle s’ouvre tant qu’un autre héros se tient sur un code qui marche.',
    'door.never': 'Une porte d’acier : personne ne la passe dans ce sens.',
    'door.heroes': 'Une porte d’acier : les codes ne l’ouvrent qu’aux héros.',
    'door.open': 'porte d’acier {way}, ouverte',
    'door.shut': 'porte d’acier {way}, fermée',
    'door.used': 'Le code est épuisé.',
  },
  game: {
    'piece.lockedExit': 'la sortie verrouillée',
  },
  own: {
    'rule.lockedExit': 'La sortie du nain est derrière une porte d’acier à code (tuile 12*).',
  },
  page: {
    'changes.lockedExit': 'Une porte d’acier devant la sortie orange',
  },
};
