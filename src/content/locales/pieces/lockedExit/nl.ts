import type { Translated } from '../words.ts';
import type { lockedExit as en } from './en.ts';

export const lockedExit: Translated<typeof en> = {
  game: {
    'piece.lockedExit': 'de gesloten uitgang',
  },
  own: {
    'rule.lockedExit': 'De uitgang van de dwerg ligt achter een stalen deur met een code (tegel 12*).',
  },
  page: {
    'changes.lockedExit': 'Een stalen deur voor de oranje uitgang',
  },
};
