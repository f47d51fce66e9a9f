import type { Translated } from '../words.ts';
import type { noFlips as en } from './en.ts';

export const noFlips: Translated<typeof en> = {
  board: {
    'thing.turnsSand': 'zou de zandloper omdraaien, en dan is het verloren',
    turnsSand: 'Pas op: wie op een zandloper eindigt, draait hem om, en dan is het verloren.',
  },
  game: {
    'piece.noFlips': 'zonder de zandloper om te draaien',
    'lost.flipped': 'De zandloper is omgedraaid, en dat mag hier niet.',
  },
  own: {
    'rule.noFlips': 'De zandloper wordt nooit omgedraaid.',
  },
};
