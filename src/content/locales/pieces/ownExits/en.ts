import type { PieceWords } from '../words.ts';

export const ownExits = {
  game: {
    'piece.ownExits': 'own exits',
  },
  own: {
    'rule.ownExits': 'Each hero leaves only by the exit in its own colour.',
  },
  page: {
    'changes.ownExits': 'Each hero has an exit of its own',
  },
} as const satisfies PieceWords<'ownExits'>;
