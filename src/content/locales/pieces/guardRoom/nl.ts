import type { Translated } from '../words.ts';
import type { cli as cliEn, guardRoom as en } from './en.ts';

export const guardRoom: Translated<typeof en> = {
  board: {
    'thing.captive': 'zit vast',
    'thing.wouldCatch': 'hier zou een held gepakt worden',
    wouldCatch: 'Pas op, {by} zou {hero} pakken op tegel {tile}.',
    wouldBeCaptive: 'Pas op, op tegel {tile} zou {hero} vastzitten.',
    secondCaptive: 'Twee tegelijk vast en het spel is verloren.',
  },
  game: {
    'stage.captive': 'opgesloten',
    'piece.guardRoom': 'het wachtlokaal',
    'event.captured': '{hero} is gepakt!',
    'lost.captives': 'Er zaten twee helden tegelijk vast, en dan is de kraak voorbij.',
    'event.caughtBy': '{by} pakt {hero}!',
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
  play: {
    setAside: '{hero} zit vast. Eerst moet het wachtlokaal gevonden worden.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.captives': 'Vast: {heroes}! Nog een en het spel is verloren.',
};
