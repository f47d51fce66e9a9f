import type { PieceWords } from '../words.ts';

export const diversion = {
  game: {
    'piece.diversion': 'a diversion',
  },
  own: {
    'rule.diversion': 'No exit opens before a breach has covered a working sand timer space.',
  },
  play: {
    notDiverted: 'No exit opens yet: a breach has to cover a working sand timer.',
  },
} as const satisfies PieceWords<'diversion'>;
