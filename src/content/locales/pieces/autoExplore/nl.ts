import type { Translated } from '../words.ts';
import type { autoExplore as en } from './en.ts';

export const autoExplore: Translated<typeof en> = {
  board: {
    autoExplored: 'Tegel {tile} ligt er, zonder dat er iemand bij de opening stond.',
  },
  game: {
    'piece.autoExplore': 'automatische verkenvakken',
  },
  own: {
    'rule.autoExplore': 'Sommige openingen worden verkend zonder dat er iemand staat.',
  },
  page: {
    'changes.autoExplore': 'Openingen die je van ver verkent',
  },
};
