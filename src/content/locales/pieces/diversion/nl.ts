import type { Translated } from '../words.ts';
import type { diversion as en } from './en.ts';

export const diversion: Translated<typeof en> = {
  game: {
    'piece.diversion': 'een afleiding',
  },
  own: {
    'rule.diversion': 'Geen uitgang gaat open voordat een muurgat een werkende zandloper bedekt.',
  },
  play: {
    notDiverted: 'Nog geen uitgang open: een muurgat moet een werkende zandloper bedekken.',
  },
};
