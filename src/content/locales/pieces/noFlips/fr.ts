import type { Translated } from '../words.ts';
import type { noFlips as en } from './en.ts';

export const noFlips: Translated<typeof en> = {
  board: {
    'thing.turnsSand': 'retournerait le sablier, et c’est perdu',
    turnsSand: 'Attention : finir sur un sablier le retourne, et c’est perdu.',
  },
  game: {
    'piece.noFlips': 'sans retourner le sablier',
    'lost.flipped': 'Le sablier a été retourné, et c’est interdit ici.',
  },
  own: {
    'rule.noFlips': 'Le sablier n’est jamais retourné.',
  },
};
