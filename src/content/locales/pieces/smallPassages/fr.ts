import type { Translated } from '../words.ts';
import type { cli as cliEn, smallPassages as en } from './en.ts';

export const smallPassages: Translated<typeof en> = {
  board: {
    'thing.small': 'petit passage vers {ways}',
  },
  game: {
    'piece.smallPassages': 'petits passages',
  },
  own: {
    'rule.smallPassages': 'Le nain se glisse dans les petits passages.',
  },
  page: {
    'changes.smallPassages': 'De petits passages pour le nain',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'legend.small': 'petit passage (nain)',
  'plain.smallPassage': 'petit passage',
};
