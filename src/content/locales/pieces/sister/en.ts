import type { PieceWords } from '../words.ts';

export const sister = {
  board: {
    'do.jump': 'jump here',
    'moved.jump': '{name} lets {hero} jump.',
    'youMoved.jump': 'You let {hero} jump.',
  },
  game: {
    'piece.sister': 'little sister',
    'event.warned.sister.alone':
      'Too late: the little sister is the last one in, and nobody can help her to an exit any more.',
  },
  own: {
    'rule.sister': 'A fifth pawn that jumps; she needs her tiles L1 and L2.',
  },
  page: {
    'choice.sister': 'The little sister joins',
  },
  refusal: {
    'jump.notHere': 'She cannot land there: only in line, beside another hero, on a free space.',
    'jump.onlySister': 'Only the little sister jumps.',
    'sister.onlyJumps': 'The little sister only jumps.',
  },
} as const satisfies PieceWords<'sister'>;

export const cli = {
  'event.moved.jump': 'Seat {seat} lets {hero} jump.',
  'setup.sister': 'Bring the little sister along? (yes or no)',
} as const;
