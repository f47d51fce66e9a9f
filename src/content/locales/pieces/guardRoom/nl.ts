import type { Translated } from '../words.ts';
import type { cli as cliEn, guardRoom as en } from './en.ts';

export const guardRoom: Translated<typeof en> = {
  game: {
    'stage.captive': 'opgesloten',
    'piece.guardRoom': 'het wachtlokaal',
    'event.captured': '{hero} is gepakt!',
    'lost.captives': 'Twee helden zitten tegelijk in het wachtlokaal.',
  },
  own: {
    'rule.guardRoom': 'Wie een bewaker tegenkomt zit vast op tegel 25; twee tegelijk en het is verloren.',
  },
  page: {
    'changes.guardRoom': 'Gepakte helden moeten bevrijd worden',
  },
  refusal: {
    'guard.stays': 'De bewaker blijft zolang {by} hier vastzit.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.captives': 'Vast: {heroes}! Nog een en het spel is verloren.',
};
