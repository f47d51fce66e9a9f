import type { Translated } from '../words.ts';
import type { cli as cliEn, maps as en } from './en.ts';

export const maps: Translated<typeof en> = {
  board: {
    'map.read':
      '{hero} lit le plan : toutes les cases d’exploration de cette couleur peuvent être explorées.',
    'map.used': 'Le plan est épuisé.',
    'thing.mapInUse': 'en service',
    'thing.onMap': 'explorable grâce au plan',
  },
  game: {
    'piece.maps': 'plans',
    'event.mapInUse': 'Le plan est en service.',
  },
  own: {
    'rule.maps': 'Un héros sur un plan explore toutes les cases d’exploration de sa couleur.',
  },
  page: {
    'changes.maps': 'Les plans explorent de loin',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.maps': 'un plan est en service',
};
