import type { PieceWords } from '../words.ts';

export const guard = {
  board: {
    'thing.watched': 'watched by {by}',
    put: '{hero} is now at: {where}.',
    aside: '{hero} waits beside the mall.',
  },
  game: {
    'piece.guard': 'the guard',
    'hero.guard': 'guard',
    'theHero.guard': 'the guard',
    'letter.guard': 'G',
    'event.guardCame': 'A guard begins the round.',
  },
  own: {
    'rule.guard': 'A guard comes with tile 9*; no hero shares a tile with him.',
  },
  page: {
    'changes.guard': 'A guard walks the mall',
  },
} as const satisfies PieceWords<'guard'>;

export const cli = {
  'help.guard': '  g n 2     the guard, like a hero',
} as const;
