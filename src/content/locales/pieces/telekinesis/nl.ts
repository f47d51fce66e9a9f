import type { Translated } from '../words.ts';
import type { cli as cliEn, telekinesis as en } from './en.ts';

export const telekinesis: Translated<typeof en> = {
  board: {
    'do.telekinesis': 'de tegel daarheen verplaatsen',
    'do.lift': 'deze tegel optillen',
  },
  game: {
    'piece.telekinesis': 'telekinese',
    'event.tileMoved': 'Plaats {seat} verschuift tegel {tile} met telekinese.',
  },
  own: {
    'rule.telekinesis': 'Twee keer trekt de elf een lege tegel naar het verkenningsvak waarop ze staat.',
  },
  page: {
    'changes.telekinesis': 'De elf verschuift hele tegels',
  },
  play: {
    'key.telekinesis': 'telekinese',
    'token.telekinesis': 'Telekinese',
    'token.telekinesis.help': 'Welke tegel vliegt naar de elf? Tik erop.',
    'token.telekinesis.sure': 'Daar komt hij te liggen. Tik er nog eens op, of op een andere.',
    'told.telekinesis': '{name} verplaatst tegel {tile}.',
    'youTold.telekinesis': 'Je verplaatst tegel {tile}.',
  },
  refusal: {
    'telekinesis.none': 'Er is geen telekinesefiche meer over.',
    'telekinesis.notHere': 'De elf moet op een ongebruikt verkenningsvak staan.',
    'telekinesis.notThis': 'Die tegel blijft liggen.',
    'telekinesis.notEmpty': 'Op die tegel staat of ligt iets.',
    'telekinesis.splits': 'Zonder die tegel valt het winkelcentrum uiteen.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.telekinesis': 'telekinese over: {count}',
  'help.telekinesis': '  tk 5      trekt tegel 5 naar het verkenningsvak waar de elf staat',
};
