import type { PieceWords } from '../words.ts';

export const maps = {
  board: {
    'map.read': '{hero} reads the map: every exploration space of that colour can be explored.',
    'map.used': 'The map is used up.',
    'thing.mapInUse': 'in use',
    'thing.onMap': 'can be explored by map',
  },
  game: {
    'piece.maps': 'maps',
    'event.mapInUse': 'The map is in use.',
  },
  own: {
    'rule.maps': 'A hero on a map explores every exploration space of its colour.',
  },
  page: {
    'changes.maps': 'Maps explore from afar',
  },
} as const satisfies PieceWords<'maps'>;

export const cli = {
  'panel.maps': 'a map is in use',
} as const;
