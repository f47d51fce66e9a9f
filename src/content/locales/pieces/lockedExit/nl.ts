import type { Translated } from '../words.ts';
import type { lockedExit as en } from './en.ts';

export const lockedExit: Translated<typeof en> = {
  board: {
    'door.code': 'Een stalen deur: die gaat open zolang een andere held op een werkende code staat.',
    'door.never': 'Een stalen deur: deze kant op komt niemand erdoor.',
    'door.heroes': 'Een stalen deur: codes openen die alleen voor helden.',
    'door.open': 'stalen deur {way}, open',
    'door.shut': 'stalen deur {way}, dicht',
    'door.used': 'De code is op.',
  },
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
