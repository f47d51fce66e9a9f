import type { PieceWords } from '../words.ts';

export const passTiles = {
  game: {
    'piece.passTiles': 'passing action tiles',
  },
  own: {
    'rule.passTiles': 'Each turn of the sand passes every action tile on to the left.',
  },
  page: {
    'changes.passTiles': 'Each turn of the sand passes the actions on',
  },
} as const satisfies PieceWords<'passTiles'>;
