import type { PieceWords } from '../words.ts';

export const autoExplore = {
  board: {
    autoExplored: 'Tile {tile} is laid, with nobody on the exploration space.',
  },
  game: {
    'piece.autoExplore': 'auto-explore spaces',
  },
  own: {
    'rule.autoExplore': 'Some exploration spaces are explored with nobody standing there.',
  },
  page: {
    'changes.autoExplore': 'Some exploration spaces need nobody there',
  },
} as const satisfies PieceWords<'autoExplore'>;
