import type { PieceWords } from '../words.ts';

export const directEscape = {
  game: {
    'piece.directEscape': 'straight to the exit',
    'event.strayed': 'A third tile was touched.',
    'lost.strayed': 'A third tile was touched on the way out.',
  },
  own: {
    'rule.directEscape': 'After the theft only the tiles of item and exit may be touched.',
  },
} as const satisfies PieceWords<'directEscape'>;
