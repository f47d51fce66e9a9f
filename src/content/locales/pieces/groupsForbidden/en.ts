import type { PieceWords } from '../words.ts';

export const groupsForbidden = {
  game: {
    'piece.groupsForbidden': 'no groups',
  },
  own: {
    'rule.groupsForbidden': 'Never two heroes on one tile, tile 1 excepted.',
  },
  page: {
    'changes.groupsForbidden': 'Never two heroes on one tile',
    'changes.tileOne': 'Tile 1 is the exception',
  },
  refusal: {
    'group.forbidden': 'No two heroes on one tile: {with} is there.',
  },
} as const satisfies PieceWords<'groupsForbidden'>;
