import type { Translated } from '../words.ts';
import type { lockedExit as en } from './en.ts';

export const lockedExit: Translated<typeof en> = {
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
