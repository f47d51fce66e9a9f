import type { Translated } from '../words.ts';
import type { directEscape as en } from './en.ts';

export const directEscape: Translated<typeof en> = {
  board: {
    'thing.strays': 'een derde tegel, en dan is het verloren',
    strays: 'Pas op: nu mogen alleen de tegels van voorwerp en uitgang aangeraakt worden.',
  },
  game: {
    'piece.directEscape': 'recht naar de uitgang',
    'event.strayed': 'Er is een derde tegel aangeraakt.',
    'lost.strayed':
      'Op weg naar buiten is een derde tegel aangeraakt: alleen die van het voorwerp en de uitgang mogen.',
  },
  own: {
    'rule.directEscape': 'Na de diefstal mogen alleen de tegels van voorwerp en uitgang worden aangeraakt.',
  },
};
