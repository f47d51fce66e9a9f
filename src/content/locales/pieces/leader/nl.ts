import type { Translated } from '../words.ts';
import type { leader as en } from './en.ts';

export const leader: Translated<typeof en> = {
  game: {
    'piece.leader': 'leider',
  },
  own: {
    'rule.leader': 'Eén speler heeft geen actie en als enige de Doe-iets!-pion.',
  },
  page: {
    'changes.leader': 'Eén speler zonder actie heeft de leiding',
    'changes.leaderPawn': 'Alleen de leider heeft de Doe-iets!-pion',
  },
  play: {
    'hold.leader': 'Jij hebt de leiding: geen actie, maar wel de Doe-iets!-pion.',
  },
};
