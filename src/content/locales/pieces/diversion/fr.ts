import type { Translated } from '../words.ts';
import type { diversion as en } from './en.ts';

export const diversion: Translated<typeof en> = {
  game: {
    'piece.diversion': 'une diversion',
  },
  own: {
    'rule.diversion': 'Aucune sortie ne s’ouvre avant qu’une brèche ne couvre un sablier en état de marche.',
  },
  play: {
    notDiverted: 'Aucune sortie ne s’ouvre encore : une brèche doit couvrir un sablier en état de marche.',
  },
};
