import type { PieceWords } from '../words.ts';

export const crystalBall = {
  game: {
    'piece.crystalBall': 'crystal ball',
    'feature.crystal': 'crystal ball',
  },
  own: {
    'rule.crystalBall': 'On a crystal ball the mage lets you add up to two tiles anywhere.',
  },
  page: {
    'changes.crystalBall': 'The mage explores by crystal ball',
  },
} as const satisfies PieceWords<'crystalBall'>;
