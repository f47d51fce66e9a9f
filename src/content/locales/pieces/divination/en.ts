import type { PieceWords } from '../words.ts';

export const divination = {
  game: {
    'piece.divination': 'open deck',
  },
  own: {
    'rule.divination': 'The next tile always lies face up.',
  },
  page: {
    'changes.divination': 'The next tile lies face up',
  },
} as const satisfies PieceWords<'divination'>;
