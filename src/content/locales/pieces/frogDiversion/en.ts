import type { PieceWords } from '../words.ts';

export const frogDiversion = {
  game: {
    'piece.frogDiversion': 'a frog at the counter',
  },
  own: {
    'rule.frogDiversion': 'The theft needs a frog inside a burger place.',
  },
  refusal: {
    'theft.noFrog': 'First a frog has to sit inside a burger place.',
  },
} as const satisfies PieceWords<'frogDiversion'>;
