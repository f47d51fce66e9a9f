import type { Translated } from '../words.ts';
import type { clearTile as en } from './en.ts';

export const clearTile: Translated<typeof en> = {
  game: {
    'piece.clearTile': 'personne n’est oublié',
  },
  own: {
    'rule.clearTile': 'À la fin, aucun héros ne doit rester sur la tuile 8*.',
  },
};
