import type { PieceWords } from '../words.ts';

export const noTalk = {
  game: {
    'piece.noTalk': 'no communication',
  },
  own: {
    'rule.noTalk': 'No talking, not even when the sand turns.',
  },
  page: {
    'changes.noTalk': 'Not a word all game',
  },
} as const satisfies PieceWords<'noTalk'>;
