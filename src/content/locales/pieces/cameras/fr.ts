import type { Translated } from '../words.ts';
import type { cameras as en } from './en.ts';

export const cameras: Translated<typeof en> = {
  game: {
    'piece.cameras': 'caméras de surveillance',
    'feature.camera': 'caméra',
  },
  own: {
    'rule.cameras':
      'Tant que deux caméras marchent, personne ne s’arrête sur un sablier ; le barbare les casse.',
  },
  page: {
    'changes.cameras': 'Deux caméras bloquent les sabliers',
  },
  refusal: {
    'timer.watched': 'Deux caméras surveillent : personne ne s’arrête sur un sablier.',
  },
};
