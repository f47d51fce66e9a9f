import type { Translated } from '../words.ts';
import type { noFlips as en } from './en.ts';

export const noFlips: Translated<typeof en> = {
  game: {
    'piece.noFlips': 'zonder het zand te draaien',
    'lost.flipped': 'Het zand is gedraaid.',
  },
  own: {
    'rule.noFlips': 'Het zand wordt nooit gedraaid.',
  },
};
