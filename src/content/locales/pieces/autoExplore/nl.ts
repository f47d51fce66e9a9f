import type { Translated } from '../words.ts';
import type { autoExplore as en } from './en.ts';

export const autoExplore: Translated<typeof en> = {
  board: {
    autoExplored: 'Tegel {tile} ligt er, zonder dat er iemand op het verkenningsvak stond.',
  },
  game: {
    'piece.autoExplore': 'automatische verkenningsvakken',
  },
  own: {
    'rule.autoExplore': 'Sommige verkenningsvakken worden verkend zonder dat er iemand staat.',
  },
  page: {
    'changes.autoExplore': 'Verkenningsvakken die je van ver verkent',
  },
};
