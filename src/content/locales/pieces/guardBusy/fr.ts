import type { Translated } from '../words.ts';
import type { guardBusy as en } from './en.ts';

export const guardBusy: Translated<typeof en> = {
  board: {
    'thing.busy': 'occupé, reste ici',
  },
  game: {
    'piece.guardBusy': 'le garde occupé',
  },
  own: {
    'rule.guardBusy': 'Les gardes ne marchent pas et ne prennent pas d’escalator.',
  },
  refusal: {
    'guard.busy': 'Le garde est occupé et reste où il est.',
  },
};
