import type { Translated } from '../words.ts';
import type { groupsForbidden as en } from './en.ts';

export const groupsForbidden: Translated<typeof en> = {
  game: {
    'piece.groupsForbidden': 'pas de groupes',
  },
  own: {
    'rule.groupsForbidden': 'Jamais deux héros sur une même tuile, sauf la tuile 1.',
  },
  page: {
    'changes.groupsForbidden': 'Jamais deux héros sur une même tuile',
    'changes.tileOne': 'Sauf sur la tuile 1',
  },
  refusal: {
    'group.forbidden': 'Jamais deux héros sur une tuile : il y a déjà {with}.',
  },
};
