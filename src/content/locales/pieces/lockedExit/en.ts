import type { PieceWords } from '../words.ts';

export const lockedExit = {
  board: {
    'door.code': 'A steel door: it opens while another hero stands on a code that works.',
    'door.never': 'A steel door: nobody passes it this way.',
    'door.heroes': 'A steel door: codes open it for heroes alone.',
    'door.open': 'steel door {way}, open',
    'door.shut': 'steel door {way}, shut',
    'door.used': 'The code is used up.',
  },
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
