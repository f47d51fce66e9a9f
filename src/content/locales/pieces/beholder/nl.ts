import type { Translated } from '../words.ts';
import type { cli as cliEn, beholder as en } from './en.ts';

export const beholder: Translated<typeof en> = {
  board: {
    'thing.beholder': 'het oog zweeft hier',
    'do.steer': 'het oog boven deze tegel sturen',
    'thing.command': 'commandovak {way}: hier moet een held staan',
    'thing.commandHeld': 'commandovak {way}, in gebruik',
    'beholder.sent': 'Je stuurt het oog boven tegel {tile}.',
    'beholder.taken': '{hero} is op die tegel.',
    'beholder.careful': 'Daar zou het {heroes} pakken. Is dat de bedoeling, gebruik dan de knop.',
  },
  game: {
    'piece.beholder': 'het oog',
    'hero.beholder': 'oog',
    'theHero.beholder': 'het oog',
    'letter.beholder': 'O',
    'event.beholderCame': 'Het oog gaat open boven tegel {tile}.',
    'event.beholderOver': 'Plaats {seat} stuurt het oog boven tegel {tile}.',
  },
  own: {
    'rule.beholder':
      'Een oog zweeft boven een hele tegel; vanaf tegel 27 wordt het tegel voor tegel verder gestuurd.',
  },
  page: {
    'changes.beholder': 'Een oog zweeft boven het winkelcentrum',
  },
  refusal: {
    'beholder.absent': 'Het oog is er nog niet.',
    'beholder.noCommand': 'Er moet iemand op het commandovak van die richting staan.',
    'beholder.nothingThere': 'Daar ligt geen tegel.',
    'beholder.notThere': 'Boven het wachtlokaal komt het niet.',
  },
  play: {
    'beholder.send': 'Stuur het oog: {way}',
    'beholder.catches': 'Stuur het oog: {way}. Het pakt {heroes}!',
    'beholder.theirs': 'Het oog kan gestuurd worden door {names}: {way}.',
    'beholder.not': 'Niet daarheen ({way}). {why}',
    'told.beholder': '{name} stuurt het oog boven tegel {tile}.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'help.beholder': '  o n       het oog één tegel naar het noorden, met een held op dat commandovak',
  'plain.over': 'zweeft boven tegel {tile}',
};
