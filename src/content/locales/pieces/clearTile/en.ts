import type { PieceWords } from '../words.ts';

export const clearTile = {
  game: {
    'piece.clearTile': 'nobody left behind',
  },
  own: {
    'rule.clearTile': 'At the end no hero may be left on tile 8*.',
  },
} as const satisfies PieceWords<'clearTile'>;
