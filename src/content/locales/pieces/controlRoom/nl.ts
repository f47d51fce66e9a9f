import type { Translated } from '../words.ts';
import type { cli as cliEn, controlRoom as en } from './en.ts';

export const controlRoom: Translated<typeof en> = {
  board: {
    'do.sendGuard': 'de bewaker hierheen sturen',
    'moved.sent': '{name} stuurt {hero} per vortex.',
    'youMoved.sent': 'Je stuurt {hero} per vortex.',
    'thing.sends': 'hierheen kunnen bewakers gestuurd worden',
  },
  game: {
    'piece.controlRoom': 'de controlekamer',
  },
  own: {
    'rule.controlRoom':
      'Met een held in de controlekamer van tegel 28 worden bewakers naar vortexen van zijn kleur gestuurd.',
  },
  page: {
    'changes.controlRoom': 'Bewakers luisteren naar de controlekamer',
  },
  refusal: {
    'control.nobody': 'Er is geen held in de controlekamer.',
    'control.notHere': 'Bewakers gaan naar vortexen van de kleur van wie in de controlekamer is.',
    'control.onlyGuards': 'Alleen bewakers luisteren naar de controlekamer.',
  },
  play: {
    'control.send': 'Kies een bewaker om naar een vortex te sturen ({colour}).',
    'control.nobody': 'De controlekamer is bezet, maar geen bewaker kan nu naar een vortex ({colour}).',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.moved.sent': 'Plaats {seat} stuurt {hero} per vortex.',
  'help.controlRoom': '  w v 2     een bewaker naar vortex 2 in de kleur van wie in de controlekamer is',
};
