import type { Translated } from '../words.ts';
import type { frogDiversion as en } from './en.ts';

export const frogDiversion: Translated<typeof en> = {
  game: {
    'piece.frogDiversion': 'une grenouille au comptoir',
  },
  own: {
    'rule.frogDiversion': 'Le vol demande une grenouille dans un restaurant de hamburgers.',
  },
  refusal: {
    'theft.noFrog': 'Il faut d’abord une grenouille dans un restaurant de hamburgers.',
  },
};
