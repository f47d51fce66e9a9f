import type { PieceWords } from '../words.ts';

export const smallPassages = {
  board: {
    'thing.small': 'small passage {ways}',
  },
  game: {
    'piece.smallPassages': 'small passages',
  },
  own: {
    'rule.smallPassages': 'The dwarf slips through the small passages.',
  },
  page: {
    'changes.smallPassages': 'Small passages for the dwarf',
  },
} as const satisfies PieceWords<'smallPassages'>;

export const cli = {
  'legend.small': 'small passage (dwarf)',
  'plain.smallPassage': 'small passage',
} as const;
