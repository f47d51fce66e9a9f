import type { Translated } from '../words.ts';
import type { noTalk as en } from './en.ts';

export const noTalk: Translated<typeof en> = {
  game: {
    'piece.noTalk': 'aucune communication',
  },
  own: {
    'rule.noTalk': 'On ne parle pas, même quand le sablier se retourne.',
  },
  page: {
    'changes.noTalk': 'Pas un mot de toute la partie',
  },
};
