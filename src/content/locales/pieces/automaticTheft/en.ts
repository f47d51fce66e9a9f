import type { PieceWords } from '../words.ts';

export const automaticTheft = {
  game: {
    'piece.automaticTheft': 'automatic theft',
  },
  own: {
    'rule.automaticTheft': 'The theft happens by itself once every hero stands on its item.',
  },
} as const satisfies PieceWords<'automaticTheft'>;
