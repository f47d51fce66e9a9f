import type { Translated } from '../words.ts';
import type { clearTile as en } from './en.ts';

export const clearTile: Translated<typeof en> = {
  game: {
    'piece.clearTile': 'personne n’est oublié',
  },
  own: {
    'rule.clearTile': 'À la fin, aucun héros ne doit rester sur la tuile 8*.',
  },
  play: {
    leftBehind: '{heroes} : il faut aussi quitter la tuile 8*.',
  },
  security: {
    'goal.also.tileClear': 'À la fin, plus aucun héros sur la tuile 8*.',
    'progress.also.tileClear': 'tuile 8* encore occupée',
    'progress.is.tileClear': 'tuile 8* libre',
  },
};
