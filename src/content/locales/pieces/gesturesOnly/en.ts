import type { PieceWords } from '../words.ts';

export const gesturesOnly = {
  game: {
    'piece.gesturesOnly': 'gestures only',
  },
  own: {
    'rule.gesturesOnly': 'Where you may talk, you only gesture.',
  },
  page: {
    'changes.gesturesOnly': 'When you may talk, only gestures',
  },
} as const satisfies PieceWords<'gesturesOnly'>;
