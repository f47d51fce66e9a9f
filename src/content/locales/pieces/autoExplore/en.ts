import type { PieceWords } from '../words.ts';

export const autoExplore = {
  board: {
    autoExplored: 'Tile {tile} is laid, with nobody at the opening.',
  },
  game: {
    'piece.autoExplore': 'auto-explore spaces',
  },
  own: {
    'rule.autoExplore': 'Some openings are explored with nobody standing there.',
  },
  page: {
    'changes.autoExplore': 'Some openings need nobody there',
  },
} as const satisfies PieceWords<'autoExplore'>;
