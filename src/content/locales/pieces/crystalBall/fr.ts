import type { Translated } from '../words.ts';
import type { crystalBall as en } from './en.ts';

export const crystalBall: Translated<typeof en> = {
  game: {
    'piece.crystalBall': 'boule de cristal',
    'feature.crystal': 'boule de cristal',
  },
  own: {
    'rule.crystalBall':
      'Sur une boule de cristal, la magicienne permet d’ajouter jusqu’à deux tuiles n’importe où.',
  },
  page: {
    'changes.crystalBall': 'La magicienne explore par boule de cristal',
  },
};
