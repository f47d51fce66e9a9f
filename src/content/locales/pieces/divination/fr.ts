import type { Translated } from '../words.ts';
import type { divination as en } from './en.ts';

export const divination: Translated<typeof en> = {
  game: {
    'piece.divination': 'pioche visible',
  },
  own: {
    'rule.divination': 'La prochaine tuile est toujours visible.',
  },
  page: {
    'changes.divination': 'La prochaine tuile est visible',
  },
};
