import type { PieceWords } from '../words.ts';

export const directEscape = {
  board: {
    'thing.strays': 'a third tile, which would lose',
    strays: 'Careful: only the tiles of item and exit may be touched now.',
  },
  game: {
    'piece.directEscape': 'straight to the exit',
    'event.strayed': 'A third tile was touched.',
    'lost.strayed':
      'A third tile was touched on the way out: only those of the item and the exit are allowed.',
  },
  own: {
    'rule.directEscape': 'After the theft only the tiles of item and exit may be touched.',
  },
} as const satisfies PieceWords<'directEscape'>;
