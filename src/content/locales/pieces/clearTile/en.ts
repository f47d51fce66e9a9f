import type { PieceWords } from '../words.ts';

export const clearTile = {
  game: {
    'piece.clearTile': 'nobody left behind',
  },
  own: {
    'rule.clearTile': 'At the end no hero may be left on tile 8*.',
  },
  play: {
    leftBehind: '{heroes} must get off tile 8* as well.',
  },
  security: {
    'goal.also.tileClear': 'At the end tile 8* must be empty of heroes.',
    'progress.also.tileClear': 'tile 8* not clear yet',
    'progress.is.tileClear': 'tile 8* clear',
  },
} as const satisfies PieceWords<'clearTile'>;
