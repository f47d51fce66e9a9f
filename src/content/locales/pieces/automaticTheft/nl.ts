import type { Translated } from '../words.ts';
import type { automaticTheft as en } from './en.ts';

export const automaticTheft: Translated<typeof en> = {
  game: {
    'piece.automaticTheft': 'automatische diefstal',
  },
  own: {
    'rule.automaticTheft': 'De diefstal gebeurt vanzelf zodra elke held op zijn voorwerp staat.',
  },
};
