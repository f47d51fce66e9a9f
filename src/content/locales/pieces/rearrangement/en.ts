import type { PieceWords } from '../words.ts';

export const rearrangement = {
  board: {
    'do.discard': 'take this tile away',
  },
  game: {
    'piece.rearrangement': 'rearrangement',
    'event.owed': 'Tiles to take away: {count}.',
    'lost.rearrangement': 'No two tiles could be taken away.',
  },
  own: {
    'rule.rearrangement': 'Before the theft, each turn of the sand costs two tiles of the mall.',
  },
  page: {
    'changes.rearrangement': 'Each turn of the sand costs two tiles',
  },
  play: {
    'act.discard': {
      one: 'One tile to take away. Choose it on the board.',
      other: 'Tiles to take away: {count}. Choose them on the board.',
    },
  },
  refusal: {
    'discard.notOwed': 'No tile has to be taken away now.',
    'discard.notThis': 'This tile cannot go: it is in use, or part of the mall would be cut off.',
    'discard.owed': 'First take away the tiles that the sand timer demands.',
  },
} as const satisfies PieceWords<'rearrangement'>;

export const cli = {
  'help.rearrangement': `  d 5       scenario 11: take tile 5 away`,
} as const;
