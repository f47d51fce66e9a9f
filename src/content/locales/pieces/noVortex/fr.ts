import type { Translated } from '../words.ts';
import type { noVortex as en } from './en.ts';

export const noVortex: Translated<typeof en> = {
  game: {
    'piece.noVortex': 'pas de vortex',
  },
  own: {
    'rule.noVortex': 'Le vortex est hors service toute la partie.',
  },
  page: {
    'changes.noVortex': 'Pas de vortex de toute la partie',
  },
};
