import type { Translated } from '../words.ts';
import type { noFlips as en } from './en.ts';

export const noFlips: Translated<typeof en> = {
  board: {
    'thing.turnsSand': 'retournerait le sable, et c’est perdu',
    turnsSand: 'Attention : finir sur un sablier retourne le sable, et c’est perdu.',
  },
  game: {
    'piece.noFlips': 'sans retourner le sable',
    'lost.flipped': 'Le sable a été retourné, et c’est interdit ici.',
  },
  own: {
    'rule.noFlips': 'Le sable n’est jamais retourné.',
  },
};
