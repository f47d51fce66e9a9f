import type { Translated } from '../words.ts';
import type { noFlips as en } from './en.ts';

export const noFlips: Translated<typeof en> = {
  board: {
    'thing.turnsSand': 'zou het zand draaien, en dan is het verloren',
    turnsSand: 'Pas op: wie op een zandloper eindigt draait het zand, en dan is het verloren.',
  },
  game: {
    'piece.noFlips': 'zonder het zand te draaien',
    'lost.flipped': 'Het zand is gedraaid, en dat mag hier niet.',
  },
  own: {
    'rule.noFlips': 'Het zand wordt nooit gedraaid.',
  },
};
