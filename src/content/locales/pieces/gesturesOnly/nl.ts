import type { Translated } from '../words.ts';
import type { gesturesOnly as en } from './en.ts';

export const gesturesOnly: Translated<typeof en> = {
  game: {
    'piece.gesturesOnly': 'alleen gebaren',
  },
  own: {
    'rule.gesturesOnly': 'Waar je mag praten, maak je alleen gebaren.',
  },
  page: {
    'changes.gesturesOnly': 'Mag er iets gezegd worden: met gebaren',
  },
};
