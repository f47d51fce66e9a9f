import type { Translated } from '../words.ts';
import type { noVortex as en } from './en.ts';

export const noVortex: Translated<typeof en> = {
  game: {
    'piece.noVortex': 'geen vortex',
  },
  own: {
    'rule.noVortex': 'De vortex is het hele spel buiten dienst.',
  },
  page: {
    'changes.noVortex': 'Het hele spel geen vortex',
  },
};
