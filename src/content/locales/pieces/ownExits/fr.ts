import type { Translated } from '../words.ts';
import type { ownExits as en } from './en.ts';

export const ownExits: Translated<typeof en> = {
  game: {
    'piece.ownExits': 'chacun sa sortie',
  },
  own: {
    'rule.ownExits': 'Chaque héros ne sort que par la sortie de sa couleur.',
  },
  page: {
    'changes.ownExits': 'Chaque héros a sa propre sortie',
  },
};
