import type { PieceWords } from '../words.ts';

export const noVortex = {
  game: {
    'piece.noVortex': 'no vortex',
  },
  own: {
    'rule.noVortex': 'The vortex is out of service all game.',
  },
  page: {
    'changes.noVortex': 'No vortex all game',
  },
} as const satisfies PieceWords<'noVortex'>;
