import type { Translated } from '../words.ts';
import type { frogDiversion as en } from './en.ts';

export const frogDiversion: Translated<typeof en> = {
  game: {
    'piece.frogDiversion': 'een kikker aan de toonbank',
  },
  own: {
    'rule.frogDiversion': 'De diefstal heeft een kikker in een hamburgertent nodig.',
  },
  refusal: {
    'theft.noFrog': 'Eerst moet er een kikker in een hamburgertent zitten.',
  },
};
