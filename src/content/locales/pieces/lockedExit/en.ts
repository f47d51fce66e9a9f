import type { PieceWords } from '../words.ts';

export const lockedExit = {
  game: {
    'piece.lockedExit': 'the locked exit',
  },
  own: {
    'rule.lockedExit': 'The dwarf’s exit lies behind a steel door that needs a code (tile 12*).',
  },
  page: {
    'changes.lockedExit': 'A steel door before the orange exit',
  },
} as const satisfies PieceWords<'lockedExit'>;
