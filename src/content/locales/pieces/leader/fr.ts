import type { Translated } from '../words.ts';
import type { leader as en } from './en.ts';

export const leader: Translated<typeof en> = {
  game: {
    'piece.leader': 'chef',
  },
  own: {
    'rule.leader': 'Un joueur n’a aucune action et lui seul a le pion « Fais quelque chose ! ».',
  },
  page: {
    'changes.leader': 'Un joueur sans action mène les autres',
    'changes.leaderPawn': 'Lui seul a le pion « Fais quelque chose ! »',
  },
  play: {
    'hold.leader': 'Tu mènes : tu n’as aucune action, et le pion « Fais quelque chose ! » est à toi.',
  },
};
