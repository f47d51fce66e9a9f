import type { Translated } from '../words.ts';
import type { divination as en } from './en.ts';

export const divination: Translated<typeof en> = {
  game: {
    'piece.divination': 'open stapel',
  },
  own: {
    'rule.divination': 'De volgende tegel ligt altijd open.',
  },
  page: {
    'changes.divination': 'De volgende tegel ligt open',
  },
};
