import type { PieceWords } from '../words.ts';

export const guardBusy = {
  board: {
    'thing.busy': 'busy, stays here',
  },
  game: {
    'piece.guardBusy': 'the busy guard',
  },
  own: {
    'rule.guardBusy': 'Guards neither walk nor ride.',
  },
  refusal: {
    'guard.busy': 'The guard is busy and stays where he is.',
  },
} as const satisfies PieceWords<'guardBusy'>;
