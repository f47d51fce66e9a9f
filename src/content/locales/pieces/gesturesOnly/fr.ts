import type { Translated } from '../words.ts';
import type { gesturesOnly as en } from './en.ts';

export const gesturesOnly: Translated<typeof en> = {
  game: {
    'piece.gesturesOnly': 'gestes seulement',
  },
  own: {
    'rule.gesturesOnly': 'Là où l’on peut parler, on ne fait que des gestes.',
  },
  page: {
    'changes.gesturesOnly': 'Quand on peut communiquer : des gestes',
  },
};
