import type { PieceWords } from '../words.ts';

export const noDoSomething = {
  game: {
    'piece.noDoSomething': 'no Do Something! pawn',
  },
  own: {
    'rule.noDoSomething': 'Nobody has the Do Something! pawn.',
  },
  page: {
    'changes.noDoSomething': 'No Do Something! pawn either',
  },
} as const satisfies PieceWords<'noDoSomething'>;
