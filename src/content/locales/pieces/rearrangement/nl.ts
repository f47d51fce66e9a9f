import type { Translated } from '../words.ts';
import type { cli as cliEn, rearrangement as en } from './en.ts';

export const rearrangement: Translated<typeof en> = {
  board: {
    'do.discard': 'deze tegel weghalen',
  },
  game: {
    'piece.rearrangement': 'verbouwing',
    'event.owed': 'Weg te nemen tegels: {count}.',
    'lost.rearrangement': 'Er waren geen twee tegels meer om weg te nemen.',
  },
  own: {
    'rule.rearrangement': 'Vóór de diefstal kost elke draai van de zandloper twee tegels van het centrum.',
  },
  page: {
    'changes.rearrangement': 'Elke draai kost twee tegels',
  },
  play: {
    'act.discard': {
      one: 'Eén tegel weg te nemen. Kies hem op het bord.',
      other: 'Tegels weg te nemen: {count}. Kies ze op het bord.',
    },
  },
  refusal: {
    'discard.notOwed': 'Er hoeft nu geen tegel weg.',
    'discard.notThis': 'Deze tegel moet blijven: hij is in gebruik, of een deel zou onbereikbaar worden.',
    'discard.owed': 'Neem eerst de tegels weg die de zandloper eist.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'help.rearrangement': `  d 5       scenario 11: tegel 5 wegnemen`,
};
