import type { PieceWords } from '../words.ts';

export const diversion = {
  game: {
    'piece.diversion': 'a diversion',
  },
  own: {
    'rule.diversion': 'No exit opens before a breach has covered a working sand timer space.',
  },
} as const satisfies PieceWords<'diversion'>;
