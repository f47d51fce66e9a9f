import type { Translated } from '../words.ts';
import type { noFlips as en } from './en.ts';

export const noFlips: Translated<typeof en> = {
  game: {
    'piece.noFlips': 'sans retourner le sable',
    'lost.flipped': 'Le sable a été retourné.',
  },
  own: {
    'rule.noFlips': 'Le sable n’est jamais retourné.',
  },
};
