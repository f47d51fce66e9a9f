import type { Translated } from '../words.ts';
import type { cli as cliEn, telekinesis as en } from './en.ts';

export const telekinesis: Translated<typeof en> = {
  game: {
    'piece.telekinesis': 'telekinese',
    'event.tileMoved': 'Plaats {seat} verschuift tegel {tile} met telekinese.',
  },
  own: {
    'rule.telekinesis': 'Twee keer trekt de elf een lege tegel naar het verkenvak waarop ze staat.',
  },
  page: {
    'changes.telekinesis': 'De elf verschuift hele tegels',
  },
  refusal: {
    'telekinesis.none': 'Er is geen telekinesefiche meer over.',
    'telekinesis.notHere': 'De elf moet op een ongebruikt verkenvak staan.',
    'telekinesis.notThis': 'Die tegel blijft liggen.',
    'telekinesis.notEmpty': 'Op die tegel staat of ligt iets.',
    'telekinesis.splits': 'Zonder die tegel valt het winkelcentrum uiteen.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.telekinesis': 'telekinese over: {count}',
  'help.telekinesis': '  tk 5      trekt tegel 5 naar de doorgang waar de elf staat',
};
