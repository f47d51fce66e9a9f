import type { Translated } from '../words.ts';
import type { maps as en } from './en.ts';

export const maps: Translated<typeof en> = {
  game: {
    'piece.maps': 'plans',
    'event.mapInUse': 'Le plan est en service.',
  },
  own: {
    'rule.maps': 'Un héros sur un plan explore toutes les ouvertures de sa couleur.',
  },
  page: {
    'changes.maps': 'Les plans explorent de loin',
  },
};
