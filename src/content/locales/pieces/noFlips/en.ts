import type { PieceWords } from '../words.ts';

export const noFlips = {
  board: {
    'thing.turnsSand': 'would turn the sand, and lose',
    turnsSand: 'Careful: ending on a sand timer turns the sand, and that loses.',
  },
  game: {
    'piece.noFlips': 'no turn of the sand',
    'lost.flipped': 'The sand was turned, which is forbidden here.',
  },
  own: {
    'rule.noFlips': 'The sand is never turned.',
  },
} as const satisfies PieceWords<'noFlips'>;
