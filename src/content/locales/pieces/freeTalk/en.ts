import type { PieceWords } from '../words.ts';

export const freeTalk = {
  game: {
    'piece.freeTalk': 'free talk',
  },
  own: {
    'rule.freeTalk': 'You may talk all game long.',
  },
} as const satisfies PieceWords<'freeTalk'>;
