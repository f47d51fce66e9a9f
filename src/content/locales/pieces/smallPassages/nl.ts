import type { Translated } from '../words.ts';
import type { cli as cliEn, smallPassages as en } from './en.ts';

export const smallPassages: Translated<typeof en> = {
  board: {
    'thing.small': 'kleine doorgang naar {ways}',
  },
  game: {
    'piece.smallPassages': 'kleine doorgangen',
  },
  own: {
    'rule.smallPassages': 'De dwerg glipt door de kleine doorgangen.',
  },
  page: {
    'changes.smallPassages': 'Kleine doorgangen voor de dwerg',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'legend.small': 'kleine doorgang (dwerg)',
  'plain.smallPassage': 'kleine doorgang',
};
