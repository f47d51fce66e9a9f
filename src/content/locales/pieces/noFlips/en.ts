import type { PieceWords } from '../words.ts';

export const noFlips = {
  game: {
    'piece.noFlips': 'no turn of the sand',
    'lost.flipped': 'The sand was turned.',
  },
  own: {
    'rule.noFlips': 'The sand is never turned.',
  },
} as const satisfies PieceWords<'noFlips'>;
