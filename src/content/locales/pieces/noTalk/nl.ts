import type { Translated } from '../words.ts';
import type { noTalk as en } from './en.ts';

export const noTalk: Translated<typeof en> = {
  game: {
    'piece.noTalk': 'geen communicatie',
  },
  own: {
    'rule.noTalk': 'Er wordt niet gepraat, ook niet als de zandloper draait.',
  },
  page: {
    'changes.noTalk': 'Het hele spel geen woord',
  },
};
